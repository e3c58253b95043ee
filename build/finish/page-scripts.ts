// The one script that a page holds. One, since each has a hash in the page's policy, which nothing compresses.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { bundleScript } from '../vite/bundle-script.ts'
import { elementsUnder } from './tree.ts'

/** Code of `entry` for each page, with those custom elements only that the page begins with; bundled once for each set of them. */
export function pageScripts(entry: string): (document: Tree.Document) => Promise<string> {
  const bundles = new Map<string, Promise<string>>()
  return (document) => {
    const tags = new Set(elementsUnder(document).map(({ tagName }) => tagName))
    const constants = { HAS_TABS: tags.has('tab-set'), HAS_RAILS: tags.has('slide-rail') }
    const key = JSON.stringify(constants)
    const bundle = bundles.get(key) ?? bundleScript(entry, constants)
    bundles.set(key, bundle)
    return bundle
  }
}
