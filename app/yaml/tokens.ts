// Replaces tokens such as `{facts.name}` and `{clinic.name}` in the texts of a file, before its fields are checked.
import { clinicTokens, type Clinic } from '../schema/clinic.ts'
import type { Fact } from '../schema/facts.ts'
import { didYouMean } from '../schema/did-you-mean.ts'

const TOKEN = /\{([a-z]+)\.([a-zA-Z0-9]+)\}/g
/** Braces that are neither a token nor the place of a word, such as {number} in a message. */
const OTHER_BRACES = /\{(?![a-z]+\})[^{}]*\}?|(?<!\{[a-z]+)\}/

/** Values by group ("facts", "clinic"), then by name. */
export type TokenValues = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The values of a site's tokens. */
export function tokenValues(clinic: Clinic, facts: Readonly<Record<string, Fact>>): TokenValues {
  return new Map([
    ['facts', new Map(Object.entries(facts).map(([name, fact]) => [name, fact.value]))],
    ['clinic', clinicTokens(clinic)],
  ])
}

/** The text with its tokens filled. Calls `report` for each token without a value, and for braces of no token. */
export function fillText(text: string, values: TokenValues, report?: (message: string) => void): string {
  const forms = () => [...values.keys()].map((group) => `{${group}.NAME}`).join(' or ')
  const [braces] = OTHER_BRACES.exec(text.replace(TOKEN, '')) ?? []
  if (braces) report?.(`Visitors would see "${braces}". Write a token as ${forms()}, without spaces.`)
  return text.replace(TOKEN, (token, group: string, name: string) => {
    const value = values.get(group)?.get(name)
    if (value !== undefined) return value
    const names = values.get(group)?.keys()
    const hint = names
      ? `${didYouMean(name, names)} Values of this group are in content/${group}.yaml.`
      : ` Write ${forms()}.`
    report?.(`The token ${token} has no value.${hint}`)
    return token
  })
}

/** The tokens in the text of a file, each once. */
export function tokensIn(text: string): string[] {
  return [...new Set(text.match(TOKEN))]
}

/** The values of `tokens` as one text, to tell whether one of them has changed. */
export function joinedValues(tokens: readonly string[], values: TokenValues): string {
  return tokens.map((token) => fillText(token, values)).join('\n')
}
