// The static 404 page: the prerendered not-found page without React, which would break when hydrated under another address (brief: stack.md).
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Takes React Router's scripts and preloads out of `html` and adds `script`, which logs the path and reports the view to `insights`. */
export function staticNotFound(html: string, script: string, insights: string): string {
  const document = parse(html)
  prune(document)
  return serialize(document).replace('</body>', `<script data-insights="${insights}">${script}</script></body>`)
}

function prune(node: Tree.ParentNode): void {
  node.childNodes = node.childNodes.filter((child) => !('tagName' in child) || !isReactRouters(child))
  for (const child of node.childNodes) if ('childNodes' in child) prune(child)
}

function isReactRouters(element: Tree.Element): boolean {
  const attribute = (name: string) => element.attrs.find((each) => each.name === name)?.value
  if (element.tagName === 'link') return attribute('rel') === 'modulepreload'
  return element.tagName === 'script' && attribute('data-elements') === undefined && attribute('type') !== 'application/ld+json'
}
