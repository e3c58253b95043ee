// Facts in words that were typed by hand: a change in content/facts.yaml would not reach them.
import type { Fact } from '../../app/content/facts.ts'
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wholeWords } from '../../app/content/whole-words.ts'

/** A problem for each text that says a fact of two words or more without quoting it; figures have a check of their own. */
export function typedFactProblems(files: readonly CopyFile[], facts: Readonly<Record<string, Fact>>): Problem[] {
  const worded = Object.entries(facts)
    .filter(([, { value }]) => !/\d/.test(value) && /\w[ -]\w/.test(value))
    .map(([name, { value }]) => ({ name, value, pattern: wholeWords([value], 'i') }))
  return files.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, authored }) =>
      worded
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
