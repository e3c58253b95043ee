// Cards and numbered steps: list items with a heading.
import { byTag, cards as cardsIn, links, type Card } from '../built-page.ts'
import { fits, unless, type Finding, type Text } from './finding.ts'

interface ExpectedCards {
  /** How many, or their titles in order. */
  titles: number | readonly Text[]
  /** Words of a link in every card. */
  button?: string
  /** Where that link leads: the same for all, or one for each card. */
  to?: string | readonly string[]
  /** No card has a link. */
  links?: 'none'
  /** Every card has a list of symptoms. */
  symptoms?: true
  /** Every card has a picture. */
  picture?: true
}

/** Exactly these cards. */
export const cards = (expected: ExpectedCards | number): Finding => {
  return exactly('ul', typeof expected === 'number' ? { titles: expected } : expected)
}

/** Exactly these numbered steps. */
export const steps = (titles: ExpectedCards['titles']): Finding => exactly('ol', { titles })

/** Among the cards, one that links to each of these addresses. */
export const cardsTo = (...hrefs: string[]): Finding => {
  return ({ elements }) => {
    const found = cardsIn(elements, 'ul').map((card) => links(card.elements).map(({ href }) => href))
    const lacking = hrefs.filter((href) => !found.some((each) => each.includes(href)))
    return unless(lacking.length === 0, `cards that link to ${lacking.join(', ')}`)
  }
}

/** At least two cards with symptoms, of which some link to these addresses. */
export const concerns = (...hrefs: string[]): Finding => {
  return (part) => {
    const withSymptoms = cardsIn(part.elements, 'ul').filter(({ elements }) => byTag(elements, 'li', 'p').length > 0)
    return cardsTo(...hrefs)(part) ?? unless(withSymptoms.length > 1, 'at least two cards with symptoms')
  }
}

function exactly(list: 'ul' | 'ol', expected: ExpectedCards): Finding {
  const { titles } = expected
  const count = typeof titles === 'number' ? titles : titles.length
  const name = list === 'ul' ? 'cards' : 'steps'
  return ({ elements }) => {
    const found = cardsIn(elements, list)
    const wrong = found.filter((card, index) => !isAsExpected(card, index, expected)).map(({ title }) => title)
    if (found.length !== count) return `${count} ${name} (it has ${found.length})`
    return unless(wrong.length === 0, `${name} as specified (these differ: ${wrong.join(', ')})`)
  }
}

function isAsExpected(card: Card, index: number, expected: ExpectedCards): boolean {
  const hasSymptoms = byTag(card.elements, 'li').length > 0
  const hasPicture = byTag(card.elements, 'img').length > 0
  if (expected.symptoms && !hasSymptoms) return false
  if (expected.picture && !hasPicture) return false
  if (expected.links === 'none' && links(card.elements).length > 0) return false
  return hasExpectedTitle(card, index, expected) && hasExpectedLink(card, index, expected)
}

function hasExpectedTitle({ title }: Card, index: number, { titles }: ExpectedCards): boolean {
  if (typeof titles === 'number') return true
  // A service card's heading ends with the words of its button: "Hair loss: Get Started".
  return fits(title.split(': ')[0] ?? '', titles[index] ?? '')
}

function hasExpectedLink({ elements }: Card, index: number, { button = '', to }: ExpectedCards): boolean {
  const address = typeof to === 'string' ? to : to?.[index]
  if (button === '' && address === undefined) return true
  return links(elements).some(
    ({ text, href }) => text.includes(button) && (address === undefined || href === address),
  )
}
