// What a clinic's pages may not claim: refused phrases, two reply times, a review without a reviewer.
import type { Problem } from '../../app/yaml/problems.ts'
import type { Fact } from '../../app/schema/facts.ts'
import type { Page } from '../../app/sections/page-schema.ts'
import { visibleMark } from '../../app/schema/rich-text.ts'
import { wholeWords } from '../../app/schema/whole-words.ts'
import { problemsIn, type CopyFile } from './copy-text.ts'
import { allowedPhrases, type CopyRules } from './rules.ts'

/** A problem for each text with a refused phrase, unless the phrase is part of an allowed one. */
export function refusedProblems(files: readonly CopyFile[], rules: CopyRules): Problem[] {
  const refused = rules.refused.map((rule) => ({ ...rule, pattern: wholeWords(rule.phrases, 'i') }))
  const allowed = allowedPhrases(rules)
  return problemsIn(files, ({ authored }) => {
    const text = authored.replace(allowed, '…')
    const found = refused.flatMap(({ pattern, reason, instead }) => {
      const phrases = new Set(text.match(pattern))
      return phrases.size > 0 ? [`"${[...phrases].join('", "')}": ${reason} ${instead}`] : []
    })
    return found.join(' ')
  })
}

/**
 * A problem for each text that quotes a different reply time than the first on its page. The home page may quote
 * several, because it explains what each is for.
 */
export function replyTimeProblems(pages: readonly CopyFile[], facts: Readonly<Record<string, Fact>>): Problem[] {
  return pages.flatMap((page) => {
    const timesIn = (raw: string) =>
      [...raw.matchAll(/\{facts\.(\w+)\}/g)].flatMap(([, name = '']) =>
        facts[name]?.kind === 'reply-time' ? facts[name].value : [],
      )
    const [first] = page.texts.flatMap(({ raw }) => timesIn(raw))
    if (page.path === '/') return []
    return problemsIn([page], ({ raw }) => {
      const other = timesIn(raw).find((time) => time !== first)
      return other && `The reply time is "${other}" here and "${first}" above. Use one fact on the whole page.`
    })
  })
}

const CLAIMS_REVIEW = /\b(?:medically|clinically) (?:reviewed|checked|verified)\b|\breviewed (?:by|in|on)\b/i

/** A problem for each text that claims a review on a page without `reviewedBy`. */
export function reviewClaimProblems(files: readonly CopyFile[], pages: ReadonlyMap<string, Page>): Problem[] {
  const unreviewed = files.filter(({ path }) => {
    return !pages.get(path ?? '')?.review?.reviewedBy
  })
  return problemsIn(unreviewed, ({ read }) => {
    const claim = CLAIMS_REVIEW.exec(read)?.[0]
    return claim && `"${claim}", but no reviewer is named. Write "updated", or name the person at reviewedBy.`
  })
}

/** A problem for each text in which a visitor would see a mark, such as an asterisk or the brackets of a link. */
export function markProblems(files: readonly CopyFile[]): Problem[] {
  return problemsIn(files, ({ read }) => {
    const mark = visibleMark(read)
    return mark && `Visitors would see "${mark}". Close the mark, and put no link inside *emphasis*.`
  })
}
