// The chooser of the home page: concerns by group, each with the link that helps.
import type { LinkView } from '../schema/rich-text.ts'
import { numbersOf, type SearchWords } from '../schema/search-words.ts'

interface ConcernView {
  text: string
  /** A page, or a phone number where the clinic does not treat the concern. */
  link: LinkView
  /** Who helps, where the clinic does not treat the concern. */
  note?: string
}

export interface ConcernGroup {
  title: string
  concerns: readonly ConcernView[]
}

/** The groups of content/search.yaml with their links. `notHere` comes before the name of who treats a concern. */
export function concernGroupsOf(search: SearchWords, notHere: string): ConcernGroup[] {
  return search.groups.map(({ title, concerns }) => ({
    title,
    concerns: concerns.flatMap(({ text, page, elsewhere, emergency }) => {
      if (page) return [{ text, link: page }]
      const other = search.elsewhere.find(({ key }) => key === elsewhere)
      const urgent = search.emergencies.find(({ key }) => key === emergency)
      const [number] = numbersOf(search, other ? [other.number] : (urgent?.numbers ?? []))
      return number ? [{ text, link: number.link, note: other ? `${notHere} ${other.goTo}` : number.text }] : []
    }),
  }))
}
