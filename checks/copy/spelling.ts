// Canadian spelling: every word is in the en-CA dictionary of Hunspell or, with a reason, in content/copy-rules.yaml.
import dictionary from 'dictionary-en-ca'
import nspell from 'nspell'
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'
import type { CopyRules } from './rules.ts'

/** A problem for each text with words that are not in the dictionary, with suggestions. */
export function spellingProblems(files: readonly CopyFile[], { spelling }: CopyRules): Problem[] {
  const { isKnown, hintFor } = spellerWith(spelling)
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) => {
      const wrong = [...new Set(spelledWords(authored))].filter((word) => !isKnown(word))
      if (wrong.length === 0) return []
      const list = wrong.map((word) => `"${word}"${hintFor(word)}`).join(', ')
      return [
        {
          file,
          line,
          field,
          message:
            `Not in the Canadian dictionary: ${list}. ` +
            'Correct the spelling, or add the word to content/copy-rules.yaml with a reason.',
        },
      ]
    }),
  )
}

interface Speller {
  isKnown: (word: string) => boolean
  hintFor: (word: string) => string
}

/** Reading the dictionary takes half a second, so the same rules get the same speller. */
const spellers = new WeakMap<CopyRules['spelling'], Speller>()

function spellerWith(spelling: CopyRules['spelling']): Speller {
  const existing = spellers.get(spelling)
  if (existing) return existing
  const dictionaryAndRules = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
  for (const { words } of spelling) for (const word of words) dictionaryAndRules.add(word)
  const isKnown = remembered((word): boolean => {
    const parts = word.split('-').filter(Boolean)
    return dictionaryAndRules.correct(word) || (word.includes('-') && parts.every(isKnown))
  })
  const speller = { isKnown, hintFor: remembered((word) => hint(dictionaryAndRules.suggest(word))) }
  spellers.set(spelling, speller)
  return speller
}

/** `answer`, which is asked only once for each word. */
function remembered<T>(answer: (word: string) => T): (word: string) => T {
  const answers = new Map<string, T>()
  return (word) => {
    const before = answers.get(word)
    if (before !== undefined) return before
    const now = answer(word)
    answers.set(word, now)
    return now
  }
}

/** Words to check: letters with apostrophes and hyphens. Words in capitals or with digits count as names. */
function spelledWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => !/\p{N}/u.test(word) && !/^\p{Lu}+$/u.test(word))
}

function hint(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? ` (${suggestions.slice(0, 3).join(', ')}?)` : ''
}
