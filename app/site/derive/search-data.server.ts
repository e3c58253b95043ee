// Makes the data of the browser's search from the pages, the glossary and content/search.yaml.
import type { Page } from '../../sections/page-schema.ts'
import { plainText, termsIn, type RichText } from '../../schema/rich-text.ts'
import type { Advice, SearchData, SearchedPage } from '../../search/search-data.ts'
import { termSplitter, type TermsOf } from '../../search/terms.ts'
import { pagePathOf } from '../../schema/resolve-link.ts'
import { numbersOf, type SearchWords } from '../../schema/search-words.ts'
import { typeset } from '../../schema/typeset.ts'
import { walk } from '../../schema/walk.ts'
import { clinicView } from './shared-content.server.ts'
import type { Site } from '../read/site.ts'
import { questionsOn, sectionsOf } from '../../sections/traits.ts'

type SearchedSite = Pick<Site, 'search' | 'pages' | 'messages' | 'clinic'>

/** The data of the search: pages, advice, and the words that lead to them. */
export function searchDataOf({ search, pages, messages, clinic }: SearchedSite): SearchData {
  const { phone, phoneHref, hours } = clinicView(clinic)
  const places = [clinic.address.addressLocality, clinic.address.regionName]
  const termsOf = termSplitter(places)
  /** The terms of texts that are never shown, without stop words, so that the data is smaller. */
  const shortened = (typed: readonly string[]) => [...new Set(typed.map((text) => termsOf(text).join(' ')))]
  const searchedPages = search.pages.flatMap((entry) => {
    const page = pages.get(pagePathOf(entry.page))
    if (!page) return []
    const shown = shownParts(entry, page, search, pages, messages.search.care)
    return [{ ...shown, typed: shortened(entry.typed), mentions: mentionsOn(page, termsOf) }]
  })
  return {
    pages: withUniqueMentions(searchedPages, termsOf),
    elsewhere: search.elsewhere.map(({ key, name, who, number, typed }) => ({
      key,
      name,
      advice: `${messages.search.elsewhere} ${who}`,
      numbers: numbersOf(search, [number]),
      typed: shortened(typed),
    })),
    emergencies: search.emergencies.map((each): Advice => ({
      ...each,
      numbers: numbersOf(search, each.numbers),
      typed: shortened(each.typed),
    })),
    sameWords: search.sameWords,
    places,
    nearest: search.nearest.map(({ href }) => href),
    help: [
      { text: `${messages.search.call} ${phone}`, note: typeset(hours.long), link: { href: phoneHref } },
      ...numbersOf(search, ['nurse']),
    ],
    messages: { results: messages.search.results, oneResult: messages.search.oneResult },
  }
}

type PageEntry = SearchWords['pages'][number]

/** What a visitor sees of a page that the search has found. */
function shownParts(
  { page: link, care, words }: PageEntry,
  page: Page,
  { groups, time, cost }: SearchWords,
  pages: Site['pages'],
  careLabels: Site['messages']['search']['care'],
): Omit<SearchedPage, 'typed' | 'mentions'> {
  const concerns = groups.flatMap((group) => group.concerns.filter((each) => each.page?.href === link.href))
  const shown = [...concerns.map(({ text }) => text), ...words]
  const parent = pages.get(page.parent)
  return {
    href: link.href,
    name: page.name,
    details: care
      ? [careLabels[care], detailOf([page], time), detailOf(parent ? [page, parent] : [page], cost)].filter(
          (detail) => detail !== undefined,
        )
      : [],
    words: shown,
  }
}

/** Words of the page's questions, symptoms and explained terms. Whole texts would make the data larger. */
function mentionsOn(page: Page, termsOf: TermsOf): string[] {
  const questions = questionsOn(page).map(({ question }) => plainText(question))
  const terms = termsIn(sectionsOf(page)).map(({ term }) => term)
  return [...new Set([...questions, ...symptomsIn(sectionsOf(page)), ...terms].flatMap(termsOf))]
}

/** Leaves out mentions that another text or page has too: they do not help to distinguish pages. */
function withUniqueMentions(pages: readonly SearchedPage[], termsOf: TermsOf): SearchedPage[] {
  const searched = pages.map((page) => ({
    page,
    shown: new Set([page.name, ...page.words, ...page.typed].flatMap(termsOf)),
  }))
  const pagesWith = new Map<string, number>()
  for (const { page, shown } of searched)
    for (const term of new Set([...shown, ...page.mentions])) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1)
  const isUnique = (term: string) => term.length > 2 && pagesWith.get(term) === 1
  return searched.map(({ page, shown }) => ({
    ...page,
    mentions: page.mentions.filter((term) => isUnique(term) && !shown.has(term)),
  }))
}

interface Detail {
  name: string
  value: RichText
}

/** The value of the first detail with one of `names`, on the first of `pages` that has one. */
function detailOf(pages: readonly Page[], names: readonly string[]): string | undefined {
  const details = pages.flatMap((page) => {
    const onPage = detailsIn(sectionsOf(page))
    return names.flatMap((name) => onPage.find((detail) => detail.name === name) ?? [])
  })
  const [first] = details
  return first && plainText(first.value)
}

/** Every name with a value. */
function detailsIn(sections: unknown): Detail[] {
  const details: Detail[] = []
  walk(sections, (value) => {
    if (typeof value === 'object' && value !== null && 'name' in value && 'value' in value)
      details.push(value as Detail)
  })
  return details
}

/** The texts in fields named `symptoms`. */
function symptomsIn(sections: unknown): string[] {
  const symptoms: string[] = []
  walk(sections, (value, path) => {
    if (path.at(-1) === 'symptoms') symptoms.push(...(value as string[]).map(plainText))
  })
  return symptoms
}
