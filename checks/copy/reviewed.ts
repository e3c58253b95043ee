// Only a named clinician reviews a page. Without one, a page says when it was updated (docs/product.md, Review).
import type { Page } from '../../app/content/schema/page.ts'
import type { Problem } from '../../app/content/read/problems.ts'
import { reviewOf } from '../../app/sections/traits.ts'
import type { CopyFile } from './copy-text.ts'

const CLAIMS_REVIEW = /\b(?:medically|clinically) (?:reviewed|checked|verified)\b|\breviewed (?:by|in|on)\b/i

/** A problem for each text that claims a review on a page whose `reviewedBy` names nobody. */
export function reviewClaimProblems(files: readonly CopyFile[], pages: ReadonlyMap<string, Page>): Problem[] {
  return files.flatMap(({ path, texts }) => {
    const page = pages.get(path ?? '')
    if (page && reviewOf(page)?.reviewedBy) return []
    return texts.flatMap(({ file, line, field, read }) => {
      const [found] = CLAIMS_REVIEW.exec(read) ?? []
      if (found === undefined) return []
      const message = `"${found}", but no reviewer is named. Write "updated", or name the person at reviewedBy.`
      return [{ file, line, field, message }]
    })
  })
}
