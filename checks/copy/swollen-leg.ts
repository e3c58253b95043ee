// One rule on all pages for a leg that may hold a clot: call 911.
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'

const SWOLLEN_LEG =
  /\b(?:swollen|swelling)\b[^.;]{0,40}\b(?:leg|calf)\b|\b(?:leg|calf)\b[^.;]{0,40}\b(?:swollen|swells|swelling)\b/i
const OTHER_ADVICE = /\b(?:emergency department|811|call us|see a doctor|urgent care|family doctor)\b/i

/** A problem for each text that names a swollen leg and sends the reader anywhere without naming 911. */
export function swollenLegProblems(pages: readonly CopyFile[]): Problem[] {
  return pages.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, read }) => {
      const [found] = SWOLLEN_LEG.exec(read) ?? []
      if (found === undefined || read.includes('911') || !OTHER_ADVICE.test(read)) return []
      const message = `"${found}" without 911. A clot can be fatal: write "{facts.clotLeg}" and "call **911**".`
      return [{ file, line, field, message }]
    }),
  )
}
