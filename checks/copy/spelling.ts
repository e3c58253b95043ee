// Canadian spelling: every word is in the en-CA dictionary of Hunspell or, with a reason, in content/copy-rules.yaml.
import dictionary from 'dictionary-en-ca'
import nspell from 'nspell'
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'
import type { CopyRules } from './rules.ts'

/** A problem for each text with words that are not in the dictionary, with suggestions. */
export function spellingProblems(files: readonly CopyFile[], { spelling }: CopyRules): Problem[] {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
  for (const { words } of spelling) for (const word of words) speller.add(word)
  const known = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    const checkedBefore = known.get(word)
    if (checkedBefore !== undefined) return checkedBefore
    const parts = word.split('-').filter(Boolean)
    const isCompound = word.includes('-')
    const correct = speller.correct(word) || (isCompound && parts.every(isKnown))
    known.set(word, correct)
    return correct
  }
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) => {
      const wrong = [...new Set(spelledWords(authored))].filter((word) => !isKnown(word))
      if (wrong.length === 0) return []
      const list = wrong.map((word) => `"${word}"${hint(speller.suggest(word))}`).join(', ')
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

/** Words to check: letters with apostrophes and hyphens. Words in capitals or with digits count as names. */
function spelledWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => !/\p{N}/u.test(word) && !/^\p{Lu}+$/u.test(word))
}

function hint(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? ` (${suggestions.slice(0, 3).join(', ')}?)` : ''
}
