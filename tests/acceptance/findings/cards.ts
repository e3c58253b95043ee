// Cards and numbered steps: items of a list, each with a heading.
import { attribute, type Element } from '../../markup/document.ts'
import { link, linksTo } from './content.ts'
import { all, equals, finding, headingsIn, type Finding, type Text } from './finding.ts'

interface Cards {
  /** Titles in order. */
  titles?: readonly Text[]
  /** Words of a link in every card. */
  button?: string
  /** Where a link in every card leads: to the same address, or to one for each card. */
  to?: string | readonly string[] | undefined
  /** Elements in every card, such as `p` for a description, `svg` for an icon, `li` for symptoms. */
  has?: readonly string[]
  /** No card has a link. */
  unlinked?: true
}

/** Exactly so many cards. */
export const cards = (count: number, expected: Cards = {}): Finding => exactly('ul', count, expected)

/** Exactly so many numbered steps. What happens after the last step is no step. */
export const steps = (count: number, expected: Cards = {}): Finding => exactly('ol', count, expected)

/** Two cards or more with symptoms or a text. Some of their links lead to these addresses. */
export const concerns = (...hrefs: string[]): Finding =>
  finding(`concerns ${hrefs.join(', ')}`, (part) => {
    const found = cardsIn(part, 'ul').filter((card) => all(card, 'li', 'p').length > 0)
    return found.length > 1 && hrefs.every((href) => found.some((card) => linksTo(href)(card) === undefined))
  })

/** A dot for each slide, and buttons for the previous and the next. */
export const slideButtons = (count: number): Finding =>
  finding(`${count} dots, previous and next`, (part) => {
    const valuesOf = (name: string) => all(part, 'button').flatMap((each) => attribute(each, name) ?? [])
    return valuesOf('data-slide').length === count && valuesOf('data-step').join() === '-1,1'
  })

function exactly(kind: 'ul' | 'ol', count: number, expected: Cards): Finding {
  return (part) => {
    const found = cardsIn(part, kind)
    const name = kind === 'ul' ? 'cards' : 'steps'
    if (found.length !== count) return `${count} ${name} (${found.length} are there)`
    const wrong = found.filter((card, index) => !isCard(card, index, expected)).map(titleOf)
    return wrong.length === 0 ? undefined : `${name} as specified (not ${wrong.join(', ')})`
  }
}

function cardsIn(part: Element, kind: 'ul' | 'ol'): Element[] {
  return all(part, kind)
    .flatMap(({ childNodes }) => childNodes.filter((node): node is Element => 'tagName' in node))
    .filter((item) => attribute(item, 'data-later') === undefined && headingsIn(item).length > 0)
}

/** A heading that is a link ends with the words of its button: "Hair loss: Get Started". */
function titleOf(card: Element): string {
  return headingsIn(card)[0]?.split(': ')[0] ?? ''
}

function isCard(card: Element, index: number, { titles, button, to, has = [], unlinked }: Cards): boolean {
  const href = typeof to === 'object' ? to[index] : to
  const isLinked = link(button ?? /^/, href ?? /^/)(card) === undefined
  return (
    (!titles || equals(titleOf(card), titles[index] ?? '')) &&
    has.every((tag) => all(card, tag).length > 0) &&
    (unlinked ? all(card, 'a').length === 0 : isLinked || (button === undefined && to === undefined))
  )
}
