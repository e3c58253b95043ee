// Inlines the scripts of the custom elements that a page begins with; React's bundle brings the others when a navigation does.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { bundleScript } from '../vite/bundle-script.ts'
import { attribute, elementsUnder, setText } from './tree.ts'

/** Bundles the scripts; what it gives puts those that a page needs into the element that app/root.tsx holds ready. */
export async function elementScripts(): Promise<(document: Tree.Document) => void> {
  const everywhere = await bundleScript('app/elements/on-every-page.ts')
  const byTag = { 'tab-set': await bundleScript('app/elements/on-pages-with-tabs.ts'), 'slide-rail': await bundleScript('app/elements/on-pages-with-rails.ts') }
  return (document) => {
    const elements = elementsUnder(document)
    const needed = Object.entries(byTag).flatMap(([tag, script]) => (elements.some(({ tagName }) => tagName === tag) ? [script] : []))
    const place = elements.find((each) => attribute(each, 'data-elements') !== undefined)
    if (place) setText(place, [everywhere, ...needed].join('\n'))
  }
}
