// What a screen reader needs, and the HTML validator does not check: names of drawings and of parts that open, and
// links that say where they lead.
import { attribute, elementsOf, inside, wordsOf, type Element } from './document.ts'

/** What is wrong with the names and links of a document. */
export function namingProblems(html: string): string[] {
  const elements = elementsOf(html)
  return [...elements.flatMap(nameProblems), ...linkProblems(elements)]
}

function nameProblems(element: Element): string[] {
  const { tagName } = element
  const label = attribute(element, 'aria-label')
  if (tagName === 'summary' && (label ?? wordsOf(element)) === '') return ['A summary has no name.']
  if (tagName === 'svg' && attribute(element, 'aria-hidden') !== 'true' && label === undefined)
    return ['An svg is neither named nor hidden.']
  return []
}

const VAGUE = /^(?:get started|learn more|read more|book now|here|more|am i eligible\??)$/i

/** Links in the content with the same name and different targets, and names that say nothing out of context. */
function linkProblems(elements: readonly Element[]): string[] {
  const links = elements.filter((each) => each.tagName === 'a' && inside(each, ({ tagName }) => tagName === 'main'))
  const targets = Map.groupBy(links, (link) => attribute(link, 'aria-label') ?? wordsOf(link))
  return [...targets].flatMap(([name, all]) => {
    const to = new Set(all.map((link) => attribute(link, 'href')))
    return to.size > 1 || VAGUE.test(name) ? [`"${name}" leads to ${[...to].join(' and ')}.`] : []
  })
}
