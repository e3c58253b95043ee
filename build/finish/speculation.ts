// Pages with a form are loaded as documents: browsers may fetch them ahead when a visitor is about to follow a link there. Never render them: a form would open.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { append, attribute, elementsUnder, setText } from './tree.ts'

const RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-document]' }, eagerness: 'moderate' }],
})

/** Adds the rules to a page that has such links. */
export function fetchFormPagesAhead(document: Tree.Document): void {
  const elements = elementsUnder(document)
  const head = elements.find(({ tagName }) => tagName === 'head')
  if (!head || !elements.some((each) => attribute(each, 'data-document') !== undefined)) return
  setText(append(head, '<script type="speculationrules"></script>'), RULES)
}
