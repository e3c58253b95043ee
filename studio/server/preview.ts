// The preview: the real page, rendered by the development server from the live site.
import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { sharedContentOf } from '../../app/content/view/shared-content.server.ts'
import type { Site } from '../../app/content/read/site.ts'

/** The module that renders pages, as the development server names it. */
const RENDERER = '/app/render.server.ts'

const PREVIEW_SCRIPT = '<script type="module" src="/edit/preview.js"></script>'

/** HTML of the page at `path`, with its status. `iconSprite` is the address of its icons. */
export type RenderPage = (site: Site, path: string, iconSprite: string) => Promise<{ html: string; status: number }>

/** Renders pages with the code of the site as the development server has it. */
export function pageRenderer(server: ViteDevServer): RenderPage {
  return async (site, path, iconSprite) => {
    const { ssr } = server.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server renders no pages.')
    const renderer = await ssr.runner.import<typeof import('../../app/render.server.ts')>(RENDERER)
    const response = await renderer.pageRenderer(site, { ...sharedContentOf(site), iconSprite })(path)
    return {
      html: forPreview(await response.text(), site.pages.get(path)?.sections.length ?? 0),
      status: response.status,
    }
  }
}

/**
 * The document without the scripts of the site, so that nothing reloads it or counts a view. Each section gets its
 * position in the file.
 */
function forPreview(html: string, sections: number): string {
  const document = parse(html)
  const scripts: Tree.Element[] = []
  let main: Tree.Element | undefined
  let head: Tree.Element | undefined
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue
      if (child.tagName === 'script') scripts.push(child)
      else if (child.tagName === 'main') main = child
      else if (child.tagName === 'head') head = child
      visit(child)
    }
  }
  visit(document)
  for (const script of scripts) remove(script)
  if (main) markSections(main, sections)
  head?.childNodes.push(...parseFragment(PREVIEW_SCRIPT).childNodes)
  return serialize(document)
}

/** Every section renders one element. The page adds the link to its styles and a form bar. */
function markSections(main: Tree.Element, count: number): void {
  const elements = main.childNodes.filter((node): node is Tree.Element => 'tagName' in node)
  const sections = elements.filter(({ tagName }) => tagName !== 'link' && tagName !== 'style').slice(0, count)
  for (const [index, { attrs }] of sections.entries()) attrs.push({ name: 'data-section', value: String(index) })
}

function remove(node: Tree.Element): void {
  const siblings = node.parentNode?.childNodes
  siblings?.splice(siblings.indexOf(node), 1)
}
