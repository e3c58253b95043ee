// Facts in words that a text repeats without quoting them, so that a change in content/facts.yaml would not reach it.
import type { Fact } from '../../app/content/schema/facts.ts'
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wholeWords } from '../../app/content/schema/whole-words.ts'

/** A problem for each text that repeats a fact of two words or more. figures.ts checks facts with digits. */
export function typedFactProblems(files: readonly CopyFile[], facts: Readonly<Record<string, Fact>>): Problem[] {
  const factsInWords = Object.entries(facts)
    .filter(([, { value }]) => !/\d/.test(value) && /\w[ -]\w/.test(value))
    .map(([name, { value }]) => ({ name, value, pattern: wholeWords([value], 'i') }))
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) =>
      factsInWords
        .filter(({ pattern }) => authored.search(pattern) >= 0)
        .map(({ name, value }) => ({
          file,
          line,
          field,
          message: `Typed by hand: "${value}". Quote it as {facts.${name}}.`,
        })),
    ),
  )
}
