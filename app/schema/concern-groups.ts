// The chooser of the home page: concerns by group, each with the page or the phone number that helps.
import type { LinkView } from './rich-text.ts'
import { numbersOf, type PhoneNumber, type SearchWords } from './search-words.ts'

interface ConcernView {
  text: string
  /** The page about it. */
  page?: LinkView
  /** Where the clinic does not treat it, or where it is an emergency: who helps, in a sentence, and the number. */
  help?: { who?: string; number: PhoneNumber }
}

export interface ConcernGroup {
  title: string
  concerns: readonly ConcernView[]
}

/** The groups of content/search.yaml with what helps. */
export function concernGroupsOf(search: SearchWords): ConcernGroup[] {
  return search.groups.map(({ title, concerns }) => ({
    title,
    concerns: concerns.flatMap(({ text, page, elsewhere, emergency }): ConcernView[] => {
      if (page) return [{ text, page }]
      const other = search.elsewhere.find(({ key }) => key === elsewhere)
      const urgent = search.emergencies.find(({ key }) => key === emergency)
      const [number] = numbersOf(search, other ? [other.number] : (urgent?.numbers ?? []))
      return number ? [{ text, help: { ...(other ? { who: other.goTo } : {}), number } }] : []
    }),
  }))
}
