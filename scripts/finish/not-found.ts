// The static 404 page: the prerendered not-found page without React, which would break when hydrated under another address (brief: stack.md).
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { preloadsOf, scriptsOf } from './park-hydration.ts'
import { append, elementsUnder, remove, setText } from './tree.ts'

/** Takes React Router's scripts and preloads out of `document` and adds `script`, which logs the path and reports the view to `insights`. */
export function staticNotFound(document: Tree.Document, script: string, insights: string): void {
  for (const each of [...scriptsOf(document), ...preloadsOf(document)]) remove(each)
  const body = elementsUnder(document).find(({ tagName }) => tagName === 'body')
  if (body) setText(append(body, `<script data-insights="${insights}"></script>`), script)
}
