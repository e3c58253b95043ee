// A page names one reply time, so that nobody is told two. The home page is left out: there each one is named with
// what it is for (docs/specification.md, section 9).
import type { Fact } from '../../app/content/schema/facts.ts'
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'

/** A problem for each text that quotes another reply time than the first one of its page. */
export function replyTimeProblems(pages: readonly CopyFile[], facts: Readonly<Record<string, Fact>>): Problem[] {
  return pages
    .filter(({ path }) => path !== '/')
    .flatMap(({ texts }) => {
      const quoted = texts.flatMap((text) =>
        [...text.raw.matchAll(/\{facts\.(\w+)\}/g)].flatMap(([token, name = '']) => {
          const fact = facts[name]
          return fact?.kind === 'reply-time' ? [{ ...text, token, value: fact.value }] : []
        }),
      )
      const [first] = quoted
      return quoted
        .filter(({ value }) => value !== first?.value)
        .map(({ file, line, field, token, value }) => ({
          file,
          line,
          field,
          message:
            `${token} says "${value}", but line ${first?.line} of this page says "${first?.value}". ` +
            `Quote ${first?.token} here too, so that the page has one reply time.`,
        }))
    })
}
