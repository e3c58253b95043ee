// Canadian spelling: every word is in the en-CA dictionary of Hunspell or, with a reason, in content/copy-rules.yaml.
import dictionary from 'dictionary-en-ca'
import nspell from 'nspell'
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'
import type { CopyRules } from './rules.ts'

/** A problem for each text with words that are not spelled as in Canada, with what may be meant. */
export function spellingProblems(files: readonly CopyFile[], { spelling }: CopyRules): Problem[] {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
  for (const { words } of spelling) for (const word of words) speller.add(word)
  const known = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    const told = known.get(word)
    if (told !== undefined) return told
    const fits =
      speller.correct(word) || (word.includes('-') && word.split('-').every((part) => part === '' || isKnown(part)))
    known.set(word, fits)
    return fits
  }
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) => {
      const wrong = [...new Set(spelledWords(authored))].filter((word) => !isKnown(word))
      if (wrong.length === 0) return []
      const told = wrong.map((word) => `"${word}"${hint(speller.suggest(word))}`).join(', ')
      return [
        {
          file,
          line,
          field,
          message: `Not in the Canadian dictionary: ${told}. Mend the spelling, or add the word to content/copy-rules.yaml with a reason.`,
        },
      ]
    }),
  )
}

/** Words to be spelled: letters, with apostrophes and hyphens inside. Abbreviations in capitals and words with digits are names. */
function spelledWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => !/\p{N}/u.test(word) && !/^\p{Lu}+$/u.test(word))
}

function hint(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? ` (${suggestions.slice(0, 3).join(', ')}?)` : ''
}
