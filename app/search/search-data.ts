// The data that the search in the browser loads from SEARCH_PATH.
import type { Messages } from '../schema/messages.ts'
import type { PhoneNumber } from '../schema/search-words.ts'

/** Address of the search data. It has no hash, so that a new word does not change the document of every page. */
export const SEARCH_PATH = '/search.json'

/** A page that the search can find. It compares what a visitor types with the texts in the lists. */
export interface SearchedPage {
  href: string
  name: string
  /** Whether it can be done online, and if the page says so, its time and cost. Empty for a page without care. */
  details: readonly string[]
  /** What patients say. */
  words: readonly string[]
  /** Misspellings, slang and brands, which are never shown. */
  typed: readonly string[]
  /** Other words in its questions and symptoms, and terms of the glossary that it explains. Never shown. */
  mentions: readonly string[]
}

/** Something that the clinic does not treat, or an emergency. */
export interface Advice {
  key: string
  name: string
  advice: string
  numbers: readonly PhoneNumber[]
  typed: readonly string[]
}

export interface SearchData {
  pages: readonly SearchedPage[]
  elsewhere: readonly Advice[]
  emergencies: readonly Advice[]
  /** Groups of words with one meaning. */
  sameWords: readonly (readonly string[])[]
  /** Names of the clinic's city and province, which distinguish no page. */
  places: readonly string[]
  /** Addresses of the pages to show when nothing is found. */
  nearest: readonly string[]
  /** Who to call when nothing is found. */
  help: readonly PhoneNumber[]
  /** What a screen reader says after the number of results, or instead of it. */
  messages: Pick<Messages['search'], 'results' | 'oneResult'>
}
