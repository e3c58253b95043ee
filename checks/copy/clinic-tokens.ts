// Tokens such as {clinic.address}, for words of the clinic that are typed into a text.
import { clinicTokens, type Clinic } from '../../app/schema/clinic.ts'
import { wholeWords } from '../../app/schema/whole-words.ts'

/** Tokens whose value, or the first line of it, is typed into `text`. */
export function tokensFor(text: string, clinic: Clinic): string[] {
  return [...clinicTokens(clinic)].flatMap(([name, value]) => {
    const [line = ''] = value.split(/,?\n/)
    return /\d/.test(line) && wholeWords([line]).test(text) ? [`{clinic.${name}}`] : []
  })
}

/** The token for a word of the clinic's name or city; undefined for any other word. */
export function tokenOfName(
  word: string,
  { name, shortName = '', address }: Pick<Clinic, 'name' | 'shortName' | 'address'>,
): string | undefined {
  const has = (words: string) => words.split(/\s+/).includes(word.replace(/'s$/, ''))
  if (has(name)) return '{clinic.name}'
  if (has(shortName)) return '{clinic.shortName}'
  return has(address.addressLocality) ? '{clinic.city}' : undefined
}

/** The remedy for words that have tokens: `Write {clinic.name} instead.` Several may have the same value. */
export function useTokens(tokens: readonly (string | undefined)[]): string {
  const each = [...new Set(tokens)]
  return `Write ${each.join(' or ')} instead${each.length > 1 ? ', whichever is meant' : ''}.`
}
