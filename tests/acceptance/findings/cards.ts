// Cards and numbered steps: list items with a heading.
import { byTag, cards as cardsIn, links, type Card } from '../built-page.ts'
import { fits, unless, type Finding, type Text } from './finding.ts'

interface CardWishes {
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
export const cards = (wishes: CardWishes | number): Finding => {
  return exactly('ul', typeof wishes === 'number' ? { titles: wishes } : wishes)
}

/** Exactly these numbered steps. */
export const steps = (titles: CardWishes['titles']): Finding => exactly('ol', { titles })

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

function exactly(list: 'ul' | 'ol', wishes: CardWishes): Finding {
  const { titles } = wishes
  const count = typeof titles === 'number' ? titles : titles.length
  const name = list === 'ul' ? 'cards' : 'steps'
  return ({ elements }) => {
    const found = cardsIn(elements, list)
    const wrong = found.filter((card, index) => !isAsWished(card, index, wishes)).map(({ title }) => title)
    if (found.length !== count) return `${count} ${name} (it has ${found.length})`
    return unless(wrong.length === 0, `${name} as specified (these differ: ${wrong.join(', ')})`)
  }
}

function isAsWished(card: Card, index: number, wishes: CardWishes): boolean {
  const { titles, button = '', to, symptoms, picture } = wishes
  // A service card's heading ends with the words of its button: "Hair loss: Get Started".
  const title = card.title.split(': ')[0] ?? ''
  const address = typeof to === 'string' ? to : to?.[index]
  const wantsLink = button !== '' || address !== undefined
  return (
    (typeof titles === 'number' || fits(title, titles[index] ?? '')) &&
    (!wantsLink ||
      links(card.elements).some(({ text, href }) => text.includes(button) && href === (address ?? href))) &&
    (wishes.links !== 'none' || links(card.elements).length === 0) &&
    (!symptoms || byTag(card.elements, 'li').length > 0) &&
    (!picture || byTag(card.elements, 'img').length > 0)
  )
}
