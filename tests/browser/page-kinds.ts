// Chooses the pages that the browser tests visit, by what their built HTML contains. So the tests fit any content.
import { placedSections } from '../../app/sections/page-schema.ts'
import { attribute, inside, under, type Element } from '../markup/document.ts'
import { built, site, type BuiltPage } from '../artifact/built.ts'

const has = ({ elements }: BuiltPage, matches: (element: Element) => boolean) => elements.some(matches)
const inMain = (element: Element) => inside(element, ({ tagName }) => tagName === 'main')
const isForm = (element: Element) => attribute(element, 'data-form-id') !== undefined
const isTag = (name: string) => (element: Element) => element.tagName === name
// Roles find tabs and carousels. If a page loses a custom element, or the shared name of its questions, the page is
// still found, so its test fails and is not skipped.
const isTabList = (element: Element) => attribute(element, 'role') === 'tablist'
const isTabPanel = (element: Element) => attribute(element, 'role') === 'tabpanel'
const isCarousel = (element: Element) => attribute(element, 'aria-roledescription') === 'carousel'

const isNamed = (element: Element) => attribute(element, 'aria-labelledby') !== undefined
const isStartBar = (element: Element) => attribute(element, 'data-start-bar') !== undefined
/** Of questions with one name, browsers open one at a time. */
const isQuestion = (element: Element) => element.tagName === 'details' && attribute(element, 'name') !== undefined
/** Tests open the first term of the page, so it may not be folded. */
const firstTermIsInSight = ({ elements }: BuiltPage) => {
  const term = elements.find((each) => each.tagName === 'dfn' && under(each).some(isTag('button')))
  return term !== undefined && !inside(term, isTag('details'))
}

/** Kinds of page by what they contain. */
const KINDS = {
  'a form': (page: BuiltPage) => has(page, isForm),
  'no form': (page: BuiltPage) => !has(page, isForm),
  'a form with a link back': (page: BuiltPage) => has(page, isTag('back-link')),
  'a start bar': (page: BuiltPage) => has(page, isStartBar),
  'a start bar and a form': (page: BuiltPage) => has(page, isStartBar) && has(page, isForm),
  tabs: (page: BuiltPage) => has(page, isTabList),
  // Without a form: a page with one drops the text that its address names (app/privacy).
  'questions in tabs': (page: BuiltPage) =>
    !has(page, isForm) && has(page, (each) => isTabPanel(each) && under(each).some(isTag('details'))),
  'answers with an address': (page: BuiltPage) => answersWithAddress(page).length > 0,
  questions: ({ elements }: BuiltPage) => {
    const [first, second] = elements.filter((each) => isQuestion(each) && inMain(each))
    return first !== undefined && second?.parentNode === first.parentNode
  },
  'a carousel': (page: BuiltPage) => has(page, (each) => isCarousel(each) && slides(each) > 2),
  'a sample reply': (page: BuiltPage) => has(page, (each) => isTag('figure')(each) && isNamed(each)),
  'a term': firstTermIsInSight,
  'a table of contents': (page: BuiltPage) =>
    has(page, (each) => each.tagName === 'nav' && inMain(each) && partLinks(under(each)).length > 1),
  'a link to a part of itself': (page: BuiltPage) => farPart(page) !== undefined,
} as const

export type Kind = keyof typeof KINDS

/** Pages from small to large: tests on a small page are quick. */
const bySize = built.toSorted((one, other) => one.html.length - other.html.length)

/** The smallest page of the kind, or undefined when the site has none. */
export function pageWith(kind: Kind): BuiltPage | undefined {
  return bySize.find(KINDS[kind])
}

/** All pages of the kind, from small to large. */
export function pagesWith(kind: Kind): BuiltPage[] {
  return bySize.filter(KINDS[kind])
}

/** Kinds of which the site has no page. Browser tests that need such a page skip themselves. */
export function kindsWithoutPage(): string[] {
  return Object.keys(KINDS).filter((kind) => pageWith(kind as Kind) === undefined)
}

/** A small set of pages that together have every kind of section of this site, in each of its looks. */
export const representatives: readonly BuiltPage[] = chooseRepresentatives()

function chooseRepresentatives(): BuiltPage[] {
  const missing = new Set(bySize.flatMap(looksOf))
  const chosen: BuiltPage[] = []
  while (missing.size > 0) {
    const countMissing = (page: BuiltPage) => looksOf(page).filter((look) => missing.has(look)).length
    const next = bySize.reduce((best, page) => (countMissing(page) > countMissing(best) ? page : best))
    chosen.push(next)
    looksOf(next).forEach((look) => missing.delete(look))
  }
  return chosen
}

/** How the sections of the page look: kind, layout, with or without a picture, folded or not. */
function looksOf({ page }: BuiltPage): string[] {
  const looks = placedSections(page).map(({ section, at: [list] }) => {
    const { type, layout = '', picture } = section as { type: string; layout?: string; picture?: unknown }
    return `${list} ${type} ${layout} ${picture ? 'pictured' : ''}`
  })
  return [...new Set(looks)]
}

/** Ids of answers inside questions that tabs show. A link to one opens it. */
export function answersWithAddress({ elements }: BuiltPage): string[] {
  const questions = elements.filter(isTabPanel).flatMap(under).filter(isTag('details'))
  const answers = questions.flatMap(under).filter(isTag('p'))
  return answers.flatMap((each) => attribute(each, 'id') ?? [])
}

/** How many slides a carousel has, by its dots. */
function slides(rail: Element): number {
  return under(rail).filter((each) => attribute(each, 'data-slide') !== undefined).length
}

/** Ids that links among `elements` lead to on their own page. */
function partLinks(elements: readonly Element[]): string[] {
  return elements.flatMap((each) => {
    const href = each.tagName === 'a' ? (attribute(each, 'href') ?? '') : ''
    return href.startsWith('#') ? [href.slice(1)] : []
  })
}

/** Id of a part of the page's second half that a link of its first half leads to, or undefined. */
export function farPart({ path, elements }: BuiltPage): string | undefined {
  const main = elements.filter(inMain)
  const half = Math.floor(main.length / 2)
  const later = new Set(main.slice(half).flatMap((each) => attribute(each, 'id') ?? []))
  const links = main.slice(0, half).map((each) => (each.tagName === 'a' ? (attribute(each, 'href') ?? '') : ''))
  return links
    .filter((href) => href.startsWith('#') || href.startsWith(`${path}#`))
    .map((href) => href.replace(/^[^#]*#/, ''))
    .find((id) => later.has(id))
}

const navigation = JSON.stringify(site.navigation)

/** A former path that header or footer links to, with its page; undefined when there is none. */
export const movedPage: { from: string; to: string } | undefined = [...site.pages.values()]
  .flatMap(({ path, formerPaths }) => formerPaths.map(({ path: from, anchor }) => ({ from, to: path, anchor })))
  .find(({ from, anchor }) => anchor === undefined && navigation.includes(`"${from}"`))
