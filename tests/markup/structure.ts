// The structure that a screen reader needs: headings in order, references that exist, names for all controls.
import { attribute, elementsOf, inside, under, wordsOf, type Element } from './document.ts'

/** What is wrong with the structure of a document or a part of one. */
export function structureProblems(html: string): string[] {
  const elements = elementsOf(html)
  return [
    ...headingProblems(elements),
    ...referenceProblems(elements),
    ...nameProblems(elements),
    ...listProblems(elements),
    ...linkProblems(elements),
  ]
}

/** Level of a heading element, otherwise undefined. */
function levelOf({ tagName }: Element): number | undefined {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined
}

function headingProblems(elements: readonly Element[]): string[] {
  const headings = elements.filter(
    (each) => levelOf(each) !== undefined && !inside(each, ({ tagName }) => tagName === 'template'),
  )
  const empty = headings
    .filter((heading) => wordsOf(heading) === '')
    .map(({ tagName }) => `An ${tagName} has no words.`)
  const jumps = headings.slice(1).flatMap((heading, index) => {
    // `slice` has left out the first heading, so the heading before has the same index in `headings`.
    const before = headings[index]
    const level = levelOf(heading) ?? 0
    const levelBefore = (before && levelOf(before)) ?? 0
    return level > levelBefore + 1 ? [`"${wordsOf(heading)}" is an h${level} after an h${levelBefore}.`] : []
  })
  return [...empty, ...jumps]
}

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'for', 'popovertarget']

function referenceProblems(elements: readonly Element[]): string[] {
  const ids = elements.flatMap((each) => attribute(each, 'id') ?? [])
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `The id "${id}" is used twice.`)
  const lost = elements.flatMap((each) =>
    REFERENCES.flatMap((name) =>
      (attribute(each, name)?.split(' ') ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => `${name}="${id}" of a ${each.tagName} names nothing.`),
    ),
  )
  return [...twice, ...lost]
}

function nameProblems(elements: readonly Element[]): string[] {
  return elements.flatMap((each) => {
    const name =
      attribute(each, 'aria-label') ?? (attribute(each, 'aria-labelledby') ? 'named' : accessibleWords(each))
    if (each.tagName === 'img' && attribute(each, 'alt') === undefined)
      return [`The picture ${attribute(each, 'src')} has no alt text, not even an empty one.`]
    if (['a', 'button', 'summary'].includes(each.tagName) && name === '')
      return [`A ${each.tagName} has no name: ${JSON.stringify(each.attrs)}`]
    if (each.tagName === 'th' && attribute(each, 'scope') === undefined)
      return [`The table heading "${wordsOf(each)}" has no scope.`]
    const isHidden = attribute(each, 'aria-hidden') === 'true'
    if (each.tagName === 'svg' && !isHidden && attribute(each, 'aria-label') === undefined)
      return ['An svg is neither named nor hidden.']
    return []
  })
}

/** The words and alt texts in an element: its name for screen readers. */
function accessibleWords(element: Element): string {
  const pictures = under(element).map((each) => (each.tagName === 'img' ? (attribute(each, 'alt') ?? '') : ''))
  return `${wordsOf(element)}${pictures.join('')}`.trim()
}

function listProblems(elements: readonly Element[]): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'ul' || tagName === 'ol')
    .flatMap((list) =>
      list.childNodes.flatMap((child) =>
        'tagName' in child && child.tagName !== 'li' ? [`A ${list.tagName} contains a ${child.tagName}.`] : [],
      ),
    )
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
