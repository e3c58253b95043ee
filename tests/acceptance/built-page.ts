// Built pages, parsed once.
import { globSync, readFileSync } from 'node:fs'
import { SITE_DIR } from '../../build/output/folders.ts'
import { elementsOf, type Element } from '../markup/document.ts'

const pages = new Map<string, Element>()

/** The main element of the page at `path`. The other parts of the document are around it. */
export function builtPage(path: string): Element {
  const known = pages.get(path)
  if (known) return known
  const html = readFileSync(`${SITE_DIR}${path === '/' ? '/index' : path}.html`, 'utf8')
  const main = elementsOf(html).find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error(`${path} has no main element.`)
  pages.set(path, main)
  return main
}

/** Paths of all built pages, without the error pages. */
export function builtPaths(): string[] {
  return globSync('**/*.html', { cwd: SITE_DIR })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`)
    .filter((path) => path !== '/404' && path !== '/500')
}
