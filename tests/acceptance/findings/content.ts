// Words, links, facts and cards.
import { attribute, under, type Element } from '../../markup/document.ts'
import {
  all,
  contains,
  documentOf,
  equals,
  finding,
  headingsIn,
  missingIn,
  value,
  words,
  type Finding,
  type Text,
} from './finding.ts'

export const says = (...texts: Text[]): Finding => {
  return (part) => {
    const missing = texts.filter((text) => !contains(words(part), text))
    return missing.length === 0 ? undefined : `the words ${missing.join(', ')}`
  }
}

export const neverSays = (...texts: Text[]): Finding =>
  finding(`the absence of ${texts.join(', ')}`, (part) => !texts.some((text) => contains(words(part), text)))

export const heading = (text: Text): Finding =>
  finding(`the heading ${text}`, (part) => headingsIn(part).some((each) => equals(each, text)))

/** A paragraph, not a label. */
export const paragraph = (): Finding =>
  finding('a paragraph', (part) => all(part, 'p').some((each) => words(each).length > 20))

export const picture = (): Finding => finding('a picture', (part) => all(part, 'img').length > 0)

/** A list of so many items or more. */
export const list = (count: number): Finding =>
  finding(`a list of ${count} items`, (part) => all(part, 'ul').some((each) => all(each, 'li').length >= count))

export const link = (text: Text, href: Text): Finding =>
  finding(`a link ${text} to ${href}`, (part) =>
    all(part, 'a').some((each) => contains(words(each), text) && equals(value(each, 'href'), href)),
  )

export const linksTo = (...hrefs: string[]): Finding => {
  return (part) =>
    missingIn(
      part,
      hrefs.map((href) => link(/^/, href)),
    )[0]
}

/** Links to other sites open in a new tab, and links of this site in the same one. */
export const tabsOfLinks = (): Finding =>
  finding('the right tab for every link', (part) =>
    all(documentOf(part), 'a').every(
      (each) => /^https?:/.test(value(each, 'href')) === (value(each, 'target') === '_blank'),
    ),
  )

/** These words, and none of them in a link. */
export const plainText = (...texts: string[]): Finding =>
  finding(`${texts.join(', ')} without a link`, (part) => {
    const isLinked = all(part, 'a').some((each) => texts.some((text) => contains(words(each), text)))
    return !isLinked && says(...texts)(part) === undefined
  })

/** A name and its value, in a list of facts. */
export const fact = (name: Text, said: Text): Finding =>
  finding(`${name}: ${said}`, (part) => {
    const terms = all(part, 'dt', 'dd')
    const values = terms.filter((_, index) => {
      const term = terms[index - 1]
      return term?.tagName === 'dt' && equals(words(term), name)
    })
    return values.some((each) => contains(words(each), said))
  })

/** So many questions with an answer; any number when left out. */
export const questions = (count?: number): Finding =>
  finding(`${count ?? 'some'} questions`, (part) => {
    const isQuestion = (each: Element) => all(each, 'summary').length > 0 && all(each, 'p').length > 0
    const { length } = all(part, 'details').filter(isQuestion)
    return count === undefined ? length > 0 : length === count
  })

/** The element with this id, to which links scroll. */
export const target = (id: string): Finding =>
  finding(`the part #${id}`, (part) => [part, ...under(part)].some((each) => attribute(each, 'id') === id))

/** Nothing that a visitor could fill in, except the search. */
export const noFields = (): Finding =>
  finding('the absence of fields', (part) =>
    all(documentOf(part), 'input', 'form', 'select', 'textarea').every((each) => value(each, 'type') === 'search'),
  )
