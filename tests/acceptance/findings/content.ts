// Words, links, cards and controls that a visitor finds.
import { byRole, byTag, headings, links, words } from '../built-page.ts'
import { attribute, under, type Element } from '../../markup/document.ts'
import { contains, fits, quote, unless, type Finding, type Part, type Text } from './finding.ts'

/** A heading with exactly these words, or one that fits the pattern. */
export const heading = (text: Text): Finding => {
  return ({ elements }) =>
    unless(
      headings(elements).some((each) => fits(each, text)),
      `the heading ${quote(text)}`,
    )
}

/** All words of a part. Its first element is the part itself, and the others are in it. */
function allWords({ elements: [whole] }: Part): string {
  return whole ? words(whole) : ''
}

/** All of these words. */
export const says = (...texts: Text[]): Finding => {
  return (part) => {
    const all = allWords(part)
    const lacking = texts.filter((text) => !contains(all, text))
    return unless(lacking.length === 0, `the words ${lacking.map(quote).join(', ')}`)
  }
}

/** A paragraph of at least this many characters. */
export const introduction = (length: number): Finding => {
  return ({ elements }) =>
    unless(
      byTag(elements, 'p').some((each) => words(each).length >= length),
      `a paragraph of ${length} characters or more`,
    )
}

/** None of these words. */
export const neverSays = (...texts: Text[]): Finding => {
  return (part) => {
    const all = allWords(part)
    const found = texts.filter((text) => contains(all, text))
    return unless(found.length === 0, `the absence of ${found.map(quote).join(', ')}`)
  }
}

/** Links to all of these addresses. */
export const linksTo = (...hrefs: string[]): Finding => {
  return ({ elements }) => {
    const found = new Set(links(elements).map(({ href }) => href))
    const lacking = hrefs.filter((href) => !found.has(href))
    return unless(lacking.length === 0, `links to ${lacking.join(', ')}`)
  }
}

/** A link with these words to this address. */
export const link = (text: Text, href: Text): Finding => {
  return ({ elements }) =>
    unless(
      links(elements).some((each) => contains(each.text, text) && fits(each.href, href)),
      `a link ${quote(text)} to ${quote(href)}`,
    )
}

/** A link with these words that opens in a new tab. */
export const newTabLink = (text: Text, href: Text): Finding => {
  return ({ elements }) =>
    unless(
      links(elements).some((each) => contains(each.text, text) && fits(each.href, href) && each.newTab),
      `a link ${quote(text)} to ${quote(href)} in a new tab`,
    )
}

/** These words, outside of every link. */
export const plainText = (...texts: string[]): Finding => {
  return (part) =>
    says(...texts)(part) ??
    unless(
      !links(part.elements).some(({ text }) => texts.some((each) => contains(text, each))),
      `${texts.join(', ')} as text without a link`,
    )
}

/** Tabs with these labels, the first of them chosen. */
export const tabs = (...labels: string[]): Finding => {
  return ({ elements }) => {
    const found = byRole(elements, 'tab')
    const chosen = found.filter((each) => attribute(each, 'aria-selected') === 'true')
    const isFirstChosen = chosen.length === 1 && chosen[0] === found[0]
    return unless(
      isFirstChosen && found.map(words).join() === labels.join(),
      `the tabs ${labels.join(', ')}, with the first chosen`,
    )
  }
}

/** This many questions that open and close. */
export const questions = (count: number): Finding => {
  return ({ elements }) => unless(byTag(elements, 'details').length === count, `${count} questions`)
}

/** A name and its value, in a list of facts. */
export const fact = (name: Text, value: Text): Finding => {
  return ({ elements }) => {
    const values = elements.flatMap((each, index) => {
      if (each.tagName !== 'dt' || !fits(words(each), name)) return []
      return elements.slice(index + 1).find(({ tagName }) => tagName === 'dd') ?? []
    })
    return unless(
      values.some((each) => contains(words(each), value)),
      `the fact ${quote(name)}: ${quote(value)}`,
    )
  }
}

/** A picture whose alternative text has these words. */
export const picture = (text: Text): Finding => {
  return ({ elements }) =>
    unless(
      byTag(elements, 'img').some((each) => contains(attribute(each, 'alt') ?? '', text)),
      `a picture of ${quote(text)}`,
    )
}

/** A table with exactly these column headings. */
export const columns = (...names: string[]): Finding => {
  return ({ elements }) => {
    const tables = byTag(elements, 'table').map((table) =>
      byTag(under(table), 'th').filter(isColumnHeading).map(words),
    )
    return unless(
      tables.some((found) => found.join() === names.join()),
      `a table with the columns ${names.join(', ')}`,
    )
  }
}

const isColumnHeading = (element: Element) => attribute(element, 'scope') === 'col'

/** Steps with a time each, and what happens after them. */
export const timeline = (): Finding => {
  return ({ elements }) => {
    const isComplete = byTag(elements, 'ol').some((list) => {
      const items = byTag(under(list), 'li')
      const hasLater = items.some((each) => attribute(each, 'data-later') !== undefined)
      return hasLater && items.every((each) => /\d+\S* [a-z]/.test(words(each).slice(0, 40)))
    })
    return unless(isComplete, 'a timeline: steps with a time each, and what happens later')
  }
}

/** The element with this id, which links scroll to. */
export const scrollTarget = (id: string): Finding => {
  return ({ elements }) =>
    unless(
      elements.some((each) => attribute(each, 'id') === id),
      `the scroll target #${id}`,
    )
}

/** The place of the provider's form with this id, below the provider's name. */
export const form = (id: string, provider: string): Finding => {
  return (part) =>
    says(provider)(part) ??
    unless(
      part.elements.some((each) => attribute(each, 'data-form-id') === id),
      `the form ${id}`,
    )
}

/** A dot for each card, and buttons for the previous and the next. */
export const dots = (count: number): Finding => {
  return ({ elements }) => {
    const labels = byTag(elements, 'button').map((each) => attribute(each, 'aria-label') ?? '')
    const slides = labels.filter((label) => /^Slide \d of \d$/.test(label))
    return unless(
      slides.length === count && labels.includes('Previous') && labels.includes('Next'),
      `${count} dots, Previous and Next`,
    )
  }
}
