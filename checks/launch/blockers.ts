// Finds in the content what blocks a launch: sample values, claims without approval, open questions, overdue reviews,
// missing reviewers, and the demonstration service of forms.
import { join } from 'node:path'
import { isDemonstration } from '../../app/forms/providers.ts'
import { plainText } from '../../app/content/schema/rich-text.ts'
import { samplePath, type Page } from '../../app/content/schema/page.ts'
import { lineOf, type SourceFile } from '../../app/content/read/problems.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { traitsOf } from '../../app/sections/traits.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'

/** In the order of the report. The longest list is last. */
export const blockerKinds = ['form-provider', 'sample', 'reviewer', 'review', 'question', 'approval'] as const

export interface Blocker {
  kind: (typeof blockerKinds)[number]
  file: string
  line: number
  /** The field or fact. */
  name: string
  /** The value, claim, question or date. */
  what: string
  /** Kind of the fact, if it is a fact. */
  factKind?: string
}

/** Everything that blocks a launch of the site in `contentDir`. `today` is YYYY-MM-DD. */
export function blockers(site: Site, contentDir: string, today: string): Blocker[] {
  const clinic = parseYaml(join(contentDir, 'clinic.yaml'))
  const facts = parseYaml(join(contentDir, 'facts.yaml'))
  const treatments = parseYaml(join(contentDir, 'treatments.yaml'))
  const pages = [...site.pages.values()].map((page) => ({ page, source: parseYaml(site.files.get(page.path) ?? '') }))
  return [
    ...clinicSamples(site, clinic),
    ...pages.flatMap(({ page, source }) => pageSamples(page, source)),
    ...Object.entries(site.facts).flatMap(([name, fact]) =>
      claimBlockers(name, { ...fact, factKind: fact.kind }, facts, today),
    ),
    ...Object.entries(site.treatments).flatMap(([name, treatment]) =>
      claimBlockers(name, { ...treatment, value: claimsOf(treatment), factKind: 'treatment' }, treatments, today),
    ),
    ...pages.flatMap(({ page, source }) => [
      ...overdueReviews(page, source, today),
      ...missingReviewer(page, source),
    ]),
    ...localFormProvider(site, clinic),
  ]
}

/** What the site claims about a kind of treatment, in one line. */
function claimsOf({ evidence, benefit, harm, cost }: Site['treatments'][string]): string {
  return [`evidence: ${evidence}`, ...[benefit, harm, cost].map(plainText)].join('; ')
}

/** A fact of facts.yaml or an entry of treatments.yaml. */
interface Claim {
  value: string
  source: string
  approvedBy: string | null
  reviewBy: string
  open?: string | undefined
  factKind: string
}

function claimBlockers(name: string, claim: Claim, source: SourceFile, today: string): Blocker[] {
  const { factKind, value, approvedBy, open, reviewBy } = claim
  const found: Blocker[] = []
  if (approvedBy === null) {
    const what = `${value} (${claim.source})`
    found.push(blockerAt(source, [name], { kind: 'approval', name, what, factKind }))
  }
  if (open) found.push(blockerAt(source, [name, 'open'], { kind: 'question', name, what: open, factKind }))
  if (reviewBy < today) {
    found.push(blockerAt(source, [name, 'reviewBy'], { kind: 'review', name, what: `due ${reviewBy}`, factKind }))
  }
  return found
}

function pageSamples(page: Page, source: SourceFile): Blocker[] {
  return page.sample.map((name) =>
    blockerAt(source, samplePath(page, name) ?? ['sample'], { kind: 'sample', name, what: `on ${page.path}` }),
  )
}

function localFormProvider({ clinic }: Site, source: SourceFile): Blocker[] {
  if (!isDemonstration(clinic.forms)) return []
  const what = 'the demonstration service of npm start'
  return [blockerAt(source, ['forms', 'origin'], { kind: 'form-provider', name: 'forms.origin', what })]
}

function blockerAt(
  source: SourceFile,
  path: readonly PropertyKey[],
  found: Pick<Blocker, 'kind' | 'name' | 'what' | 'factKind'>,
): Blocker {
  const { kind, ...rest } = found
  return { kind, file: source.file, line: lineOf(source, path), ...rest }
}

/** Numbers, hosts and words that no real clinic has. They count as samples, also when `sample` does not list them. */
const MADE_UP = /\b555-01\d\d\b|\.example\b|\bsample\b/i

function clinicSamples({ clinic }: Site, source: SourceFile): Blocker[] {
  // The safety texts name the numbers of help lines, not data of the clinic.
  const { sample, safety: _safety, ...values } = clinic
  const isListed = (field: string) => sample.some((name) => field === name || field.startsWith(`${name}.`))
  const unlisted = leaves(values, [])
    .map(({ path, value }) => ({ field: path.join('.'), value }))
    .filter(({ field, value }) => MADE_UP.test(value) && !isListed(field))
    .map(({ field }) => field)
  return [...sample, ...unlisted].map((name) =>
    blockerAt(source, name.split('.'), {
      kind: 'sample',
      name,
      what: displayedValue(valueAt(values, name.split('.'))),
    }),
  )
}

/** Every text in `value`, with its path. */
function leaves(value: unknown, path: readonly string[]): { path: readonly string[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}

function displayedValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? 'not a field of this file')
  const parts = Object.values(value).map(String)
  return parts.length > 6 ? `${parts.length} values` : parts.join(', ')
}

function overdueReviews({ sections }: Page, source: SourceFile, today: string): Blocker[] {
  return sections.flatMap((section, index) => {
    if (!('nextReview' in section) || section.nextReview >= today) return []
    return [
      blockerAt(source, ['sections', index, 'nextReview'], {
        kind: 'review',
        name: section.type,
        what: `due ${section.nextReview}`,
      }),
    ]
  })
}

function missingReviewer({ path, structuredData, sections }: Page, source: SourceFile): Blocker[] {
  const isMedical = structuredData.medicalPage !== undefined || sections.some(({ type }) => traitsOf(type).isMedical)
  if (!isMedical || sections.some((section) => 'reviewedBy' in section && section.reviewedBy)) return []
  const index = sections.findIndex((section) => 'nextReview' in section)
  if (index >= 0)
    return [blockerAt(source, ['sections', index], { kind: 'reviewer', name: path, what: 'no reviewedBy' })]
  return [
    blockerAt(source, ['sections'], { kind: 'reviewer', name: path, what: 'no sources section that could name one' }),
  ]
}
