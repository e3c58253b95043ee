// Words that a clinic's pages may not use: testimonials, superlatives, guarantees, absolutes.
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wholeWords } from '../../app/content/schema/whole-words.ts'
import type { CopyRules } from './rules.ts'

type Wording = CopyRules['wording']

/** A problem for each refused word outside an allowed phrase. */
export function wordingProblems(files: readonly CopyFile[], { refused, allowed }: Wording): Problem[] {
  const rules = refused.map(({ words, reason, instead }) => ({ pattern: wholeWords(words, 'i'), reason, instead }))
  const phrases = allowed.flatMap((each) => each.phrases)
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) => {
      const text = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, '…'), authored)
      return rules.flatMap(({ pattern, reason, instead }) => {
        const found = text.match(pattern)
        if (!found) return []
        const words = [...new Set(found)].map((word) => `"${word}"`).join(', ')
        return [
          {
            file,
            line,
            field,
            message:
              `${words} in "${shorten(authored)}". ${reason} ${instead} ` +
              'If the phrase must stay, allow it in content/copy-rules.yaml, with a reason.',
          },
        ]
      })
    }),
  )
}

/** Allowed phrases that no text has any more. */
export function unusedPhrases(files: readonly CopyFile[], { allowed }: Wording): string[] {
  return allowed
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => !files.some(({ texts }) => texts.some(({ authored }) => authored.includes(phrase))))
}

/** Names in content/copy-rules.yaml that no text has any more. */
export function unusedNames(files: readonly CopyFile[], { figures }: CopyRules): string[] {
  return figures
    .map(({ name }) => name)
    .filter((name) => !files.some(({ texts }) => texts.some(({ authored }) => wholeWords([name]).test(authored))))
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
