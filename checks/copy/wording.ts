// Words that a clinic's pages may not use: testimonials, superlatives, guarantees, absolutes.
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wholeWords } from '../../app/content/whole-words.ts'
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
        const said = text.match(pattern)
        if (!said) return []
        const words = [...new Set(said)].map((word) => `"${word}"`).join(', ')
        return [
          {
            file,
            line,
            field,
            message: `${words} in "${shorten(authored)}". ${reason} ${instead} If it has to stand, allow the phrase in content/copy-rules.yaml, with a reason.`,
          },
        ]
      })
    }),
  )
}

/** Allowed phrases that no text holds any more; a list of exceptions is worth only what it is kept to. */
export function unusedPhrases(files: readonly CopyFile[], { allowed }: Wording): string[] {
  return allowed
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => !files.some(({ texts }) => texts.some(({ authored }) => authored.includes(phrase))))
}

/** Names of content/copy-rules.yaml that no text holds any more. */
export function unusedNames(files: readonly CopyFile[], { figures }: CopyRules): string[] {
  return figures
    .map(({ name }) => name)
    .filter((name) => !files.some(({ texts }) => texts.some(({ authored }) => wholeWords([name]).test(authored))))
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
