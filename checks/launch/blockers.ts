// Finds in the content what blocks a launch: sample values, claims without approval, open questions, overdue reviews,
// missing reviewers, the demonstration forms, and page views that nobody counts.
import { join } from 'node:path'
import { isCollection } from 'yaml'
import { lineOf, type SourceFile } from '../../app/yaml/problems.ts'
import type { Site } from '../../app/site/read/site.ts'
import { parseYaml } from '../../app/yaml/yaml-file.ts'
import { isDemonstration } from '../../app/schema/form-providers.ts'
import { samplePath, type Page } from '../../app/sections/page-schema.ts'
import { plainText } from '../../app/schema/rich-text.ts'
import { sectionsOf, traitsOf } from '../../app/sections/traits.ts'

export interface Blocker {
  kind: 'form-provider' | 'analytics' | 'sample' | 'reviewer' | 'review' | 'question' | 'approval'
  file: string
  line: number
  /** The field, fact or page. */
  name: string
  /** The value, claim, question or date. */
  what: string
}

/** An entry of facts.yaml, treatments.yaml, urgent-signs.yaml or replies.yaml. */
interface Claim {
  source: string
  approvedBy: string | null
  reviewBy: string
  open?: string | undefined
}

/** Everything that blocks a launch of the site in `contentDir`. `today` is YYYY-MM-DD. */
export function blockers(site: Site, contentDir: string, today: string): Blocker[] {
  const source = (name: string) => parseYaml(join(contentDir, `${name}.yaml`))
  const [clinic, facts, signs] = [source('clinic'), source('facts'), source('urgent-signs')]
  const [treatments, replies] = [source('treatments'), source('replies')]
  return [
    ...clinicSamples(site, clinic),
    ...demonstrationForms(site, clinic),
    ...uncountedViews(site, clinic),
    ...Object.entries(site.facts).flatMap(([name, fact]) => claimBlockers(facts, name, fact.value, fact, today)),
    ...Object.entries(site.treatments).flatMap(([name, treatment]) =>
      claimBlockers(treatments, name, claimsOf(treatment), treatment, today),
    ),
    ...Object.entries(site.urgentSigns).flatMap(([name, sign]) =>
      claimBlockers(signs, name, `${sign.action}: ${plainText(sign.sign)}`, sign, today),
    ),
    ...Object.entries(site.replies).flatMap(([name, reply]) =>
      claimBlockers(replies, name, wordsOf(reply), reply, today),
    ),
    ...[...site.pages.values()].flatMap((page) => {
      const file = parseYaml(site.files.get(page.path) ?? '')
      return [...pageSamples(page, file), ...overdueReview(page, file, today), ...missingReviewer(page, file)]
    }),
  ]
}

function blocker(
  kind: Blocker['kind'],
  source: SourceFile,
  path: readonly (string | number)[],
  { name, what }: Pick<Blocker, 'name' | 'what'>,
): Blocker {
  return { kind, file: source.file, line: lineOf(source, path), name, what }
}

/** What the site claims about a kind of treatment, in one line. */
function claimsOf({ evidence, benefit, harm, cost }: Site['treatments'][string]): string {
  return [`evidence: ${evidence}`, ...[benefit, harm, cost].map(plainText)].join('; ')
}

/** The words of a sample reply, in one line. */
function wordsOf({ question, answer, next, cost, profession }: Site['replies'][string]): string {
  return ['sample reply', question, ...[answer, next, cost].map(plainText), profession].join(' ')
}

function claimBlockers(source: SourceFile, name: string, says: string, claim: Claim, today: string): Blocker[] {
  const { approvedBy, open, reviewBy } = claim
  const found: Blocker[] = []
  if (approvedBy === null)
    found.push(blocker('approval', source, [name], { name, what: `${says} (${claim.source})` }))
  if (open) found.push(blocker('question', source, [name, 'open'], { name, what: open }))
  if (reviewBy < today) found.push(blocker('review', source, [name, 'reviewBy'], { name, what: `due ${reviewBy}` }))
  return found
}

function demonstrationForms({ clinic }: Site, source: SourceFile): Blocker[] {
  if (!isDemonstration(clinic.forms)) return []
  const what = 'the demonstration provider of npm start'
  return [blocker('form-provider', source, ['forms', 'origin'], { name: 'forms.origin', what })]
}

function uncountedViews({ clinic: { analytics } }: Site, source: SourceFile): Blocker[] {
  if (analytics.service) return []
  const what = `which service answers ${analytics.scriptSrc}?`
  return [blocker('analytics', source, ['analytics'], { name: 'analytics.service', what })]
}

/** Numbers, hosts and words that no real clinic has. They are samples even when `sample` does not list them. */
const MADE_UP = /\b555-01\d\d\b|\.example\b|\bsample\b/i

function clinicSamples({ clinic }: Site, source: SourceFile): Blocker[] {
  const { sample, ...values } = clinic
  const isListed = (field: string) => sample.some((name) => field === name || field.startsWith(`${name}.`))
  const unlisted = texts(values).flatMap(([field, text]) => (MADE_UP.test(text) && !isListed(field) ? field : []))
  return [...sample, ...unlisted].map((name) => {
    const value: unknown = source.document.getIn(name.split('.'))
    return blocker('sample', source, name.split('.'), {
      name,
      what: isCollection(value) ? 'a sample' : String(value),
    })
  })
}

/** Every text in `value`, with its field: `address.city`. */
function texts(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => texts(each, field ? `${field}.${key}` : key))
}

function pageSamples(page: Page, source: SourceFile): Blocker[] {
  return page.sample.map((name) => {
    return blocker('sample', source, samplePath(page, name) ?? ['sample'], { name, what: `on ${page.path}` })
  })
}

function overdueReview({ path, review }: Page, source: SourceFile, today: string): Blocker[] {
  if (!review || review.nextReview >= today) return []
  return [blocker('review', source, ['review', 'nextReview'], { name: path, what: `due ${review.nextReview}` })]
}

function missingReviewer(page: Page, source: SourceFile): Blocker[] {
  const { path, review, structuredData } = page
  const isMedical =
    structuredData.medicalPage !== undefined ||
    review !== undefined ||
    sectionsOf(page).some(({ type }) => traitsOf(type).isMedical)
  if (!isMedical || review?.reviewedBy) return []
  const what = review ? 'no reviewedBy' : 'no review that could name one'
  return [blocker('reviewer', source, [review ? 'review' : 'sections'], { name: path, what })]
}
