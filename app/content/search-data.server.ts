// Makes what the search of the browser knows from the pages, the glossary and content/search.yaml.
import { termsIn } from './glossary.ts'
import type { Page } from './page.ts'
import { plainText, type RichText } from './rich-text.ts'
import type { Advice, SearchData, SearchedPage } from './search-data.ts'
import { termsOf } from './search-terms.ts'
import { numbersOf, pageOf, type SearchWords } from './search-words.ts'
import { clinicView } from './shared-content.server.ts'
import type { Site } from './site.server.ts'
import { questionsOn } from './traits.ts'

type SearchedSite = Pick<Site, 'search' | 'pages' | 'messages' | 'clinic'>

/** The data of the search. */
export function searchDataOf({ search, pages, messages, clinic }: SearchedSite): SearchData {
  const { phone, phoneHref, hours } = clinicView(clinic)
  return {
    pages: search.pages.flatMap((entry) => {
      const page = pages.get(pageOf(entry.page))
      return page ? [searchedPage(entry, page, search, pages, messages.search.care)] : []
    }),
    elsewhere: search.elsewhere.map(({ key, name, who, number, typed }) => ({
      key,
      name,
      advice: who,
      numbers: numbersOf(search, [number]),
      typed,
    })),
    emergencies: search.emergencies.map((each): Advice => ({ ...each, numbers: numbersOf(search, each.numbers) })),
    sameWords: search.sameWords,
    nearest: search.nearest.map(({ href }) => href),
    help: [
      { text: `${messages.search.call} ${phone}`, note: hours.long, link: { href: phoneHref } },
      ...numbersOf(search, ['nurse']),
    ],
    messages: messages.search,
  }
}

type PageEntry = SearchWords['pages'][number]

function searchedPage(
  { page: link, care, words, typed }: PageEntry,
  page: Page,
  { groups, time, cost }: SearchWords,
  pages: Site['pages'],
  places: Site['messages']['search']['care'],
): SearchedPage {
  const concerns = groups.flatMap((group) => group.concerns.filter((each) => each.page?.href === link.href))
  const shown = [...concerns.map(({ text }) => text), ...words]
  const signs = signsIn(page.sections)
  const parent = pages.get(page.parent)
  return {
    href: link.href,
    name: page.name,
    facts: care
      ? [
          places[care],
          rowOf([page], time.rows) ?? time.otherwise,
          rowOf(parent ? [page, parent] : [page], cost.rows) ?? cost.otherwise,
        ]
      : [],
    words: shown,
    typed,
    signs,
    mentions: mentionsOn(page, [page.name, ...shown, ...typed, ...signs]),
  }
}

/** Words of the page's questions and explained terms that its other texts lack. Whole questions would be longer. */
function mentionsOn(page: Page, others: readonly string[]): string[] {
  const questions = questionsOn(page).map(({ question }) => plainText(question))
  const terms = termsIn(page.sections).map(({ term }) => term)
  const known = new Set(others.flatMap(termsOf))
  const found = [...questions, ...terms].flatMap(termsOf).filter((term) => term.length > 2 && !known.has(term))
  return [...new Set(found)]
}

interface Row {
  name: string
  value: RichText
}

/** The value of the first row with one of `names` on the first of `pages` that has one. */
function rowOf(pages: readonly Page[], names: readonly string[]): string | undefined {
  const rows = pages.flatMap(({ sections }) => names.map((name) => rowsIn(sections).find((row) => row.name === name)))
  const value = rows.find((row) => row !== undefined)?.value
  return value && plainText(value)
}

/** Every name with a value, such as a row of facts. */
function rowsIn(value: unknown): Row[] {
  if (typeof value !== 'object' || value === null) return []
  if ('name' in value && 'value' in value) return [value as Row]
  return Object.values(value).flatMap(rowsIn)
}

/** The texts in fields named `symptoms` (docs/specification.md, section 3). */
function signsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'symptoms' && Array.isArray(each) ? (each as string[]).map(plainText) : signsIn(each),
  )
}
