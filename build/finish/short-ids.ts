// Short ids in place of those that React's useId makes from a place in the tree (`_R_2kl755_`), on pages that stay as they were prerendered:
// where React draws the page again, on those with a form, it would make the long ones anew.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { elementsUnder } from './tree.ts'

const REACT_ID = /_R_\w+?_/g

/** Renames the ids in every attribute of `document`, in the order in which they stand there: `_0`, `_1`. No anchor of the content begins so. */
export function shortenIds(document: Tree.ParentNode): void {
  const short = new Map<string, string>()
  const nameFor = (id: string) => {
    const name = short.get(id) ?? `_${short.size.toString(36)}`
    short.set(id, name)
    return name
  }
  for (const { attrs } of elementsUnder(document))
    for (const each of attrs) each.value = each.value.replace(REACT_ID, nameFor)
}
