// The first screen of a page says each fact once: its hero, with the label, and the answers below it. The first
// screen of a form page is the form.
import type { Page } from '../../app/content/schema/page.ts'
import type { Problem } from '../../app/content/read/problems.ts'
import { isFormPage, traitsOf } from '../../app/sections/traits.ts'
import type { CopyFile } from './copy-text.ts'

/** A problem for each fact that the hero, or the section with the answers after it, quotes a second time. */
export function firstScreenProblems(files: readonly CopyFile[], pages: ReadonlyMap<string, Page>): Problem[] {
  return files.flatMap(({ path, texts }) => {
    const page = pages.get(path ?? '')
    if (!page || isFormPage(page)) return []
    const { sections } = page
    const last = sections[1] && traitsOf(sections[1].type).answersFirst ? 1 : 0
    const seen = new Map<string, number>()
    return (
      texts
        // Each card of a hero speaks of another treatment, so cards may share a fact.
        .filter(
          ({ field }) =>
            !field.includes('.cards.') && Number(/^sections\.(\d+)\./.exec(field)?.[1] ?? Infinity) <= last,
        )
        .flatMap(({ file, line, field, raw }) =>
          [...raw.matchAll(/\{facts\.\w+\}/g)].flatMap(([token]) => {
            const first = seen.get(token)
            if (first === undefined) {
              seen.set(token, line)
              return []
            }
            const message = `${token} is on the first screen already, at line ${first}. Say it once.`
            return [{ file, line, field, message }]
          }),
        )
    )
  })
}
