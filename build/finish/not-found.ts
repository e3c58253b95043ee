// The static 404 page: the prerendered not-found page without React, which has nothing to draw on it (brief: stack.md).
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { append, elementsUnder, setText } from './tree.ts'

/** Adds `script` to `document`, which logs the path and reports the view to `insights`. */
export function staticNotFound(document: Tree.Document, script: string, insights: string): void {
  const body = elementsUnder(document).find(({ tagName }) => tagName === 'body')
  if (body) setText(append(body, `<script data-insights="${insights}"></script>`), script)
}
