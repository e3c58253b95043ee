// Canadian spelling: every word is in the en-CA dictionary of Hunspell or, with a reason, in content/copy-rules.yaml.
import dictionary from 'dictionary-en-ca'
import { distance } from 'fastest-levenshtein'
import nspell from 'nspell'
import type { Clinic } from '../../app/schema/clinic.ts'
import type { Problem } from '../../app/yaml/problems.ts'
import { tokenOfName, useTokens } from './clinic-tokens.ts'
import { problemsIn, type CopyFile } from './copy-text.ts'
import type { CopyRules } from './rules.ts'

/** A problem for each text with words that are not in the dictionary, with suggestions. */
export function spellingProblems(
  files: readonly CopyFile[],
  { spelling }: CopyRules,
  clinic: Pick<Clinic, 'name' | 'shortName' | 'address'>,
): Problem[] {
  const { isKnown, hintFor } = spellerWith(spelling)
  return problemsIn(files, ({ authored, file }) => {
    // Other files name the clinic by its tokens.
    const isOwn = (word: string) => /(^|\/)clinic\.yaml$/.test(file) && tokenOfName(word, clinic) !== undefined
    const wrong = [...new Set(spelledWords(authored))].filter((word) => !isKnown(word) && !isOwn(word))
    if (wrong.length === 0) return false
    const tokens = wrong.map((word) => tokenOfName(word, clinic))
    const list = wrong.map((word, index) => `"${word}"${tokens[index] ? '' : hintFor(word)}`).join(', ')
    if (tokens.every((token) => token !== undefined)) return `${list}: ${useTokens(tokens)}`
    const remedy = 'Correct the spelling, or add the word to content/copy-rules.yaml with a reason.'
    return `Not in the Canadian dictionary: ${list}. ${remedy}`
  })
}

/** Whether the Canadian dictionary has this word in lower case. A name that is no common word is not in it. */
export function isInDictionary(word: string): boolean {
  return spellerWith([]).isKnown(word.toLowerCase())
}

/** Knows the words of the dictionary and those of the rules. */
function spellerWith(spelling: CopyRules['spelling']) {
  const own = new Set(spelling.flatMap(({ words }) => words))
  const isKnown = (word: string): boolean => {
    const parts = word.split('-').filter(Boolean)
    if (own.has(word) || own.has(word.toLowerCase()) || isCorrect(word)) return true
    return parts.length > 1 && parts.every(isKnown)
  }
  const hintFor = (word: string) => {
    const near = [...own].filter((each) => distance(each, word) === 1)
    const suggestions = [...near, ...suggestionsFor(word)].slice(0, 3)
    return suggestions.length > 0 ? ` (${suggestions.join(', ')}?)` : ''
  }
  return { isKnown, hintFor }
}

let dictionaryRead: ReturnType<typeof nspell> | undefined

/** The dictionary for all rules, because reading it takes half a second, and it holds 13 MB. */
function hunspell() {
  return (dictionaryRead ??= nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) }))
}

const isCorrect = cached((word) => hunspell().correct(word))
const suggestionsFor = cached((word) => hunspell().suggest(word))

function cached<T>(answer: (word: string) => T): (word: string) => T {
  const answers = new Map<string, T>()
  return (word) => {
    if (!answers.has(word)) answers.set(word, answer(word))
    return answers.get(word) as T
  }
}

/**
 * Words to check, with apostrophes and hyphens. Words in capitals or with digits are names, which are not checked.
 */
export function spelledWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => !/\p{N}/u.test(word) && !/^\p{Lu}+$/u.test(word))
}
