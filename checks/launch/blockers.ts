// Finds in the content what blocks a launch: sample values, claims without approval, open questions, overdue reviews,
// missing reviewers, and the local form provider.
import { join } from 'node:path'
import { samplePath, type Page } from '../../app/content/page.ts'
import { lineOf, type SourceFile } from '../../app/content/problems.ts'
import type { Site } from '../../app/content/site.server.ts'
import { traitsOf } from '../../app/content/traits.ts'
import { parseYaml } from '../../app/content/yaml-file.ts'

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
  const pages = [...site.pages.values()].map((page) => ({ page, source: parseYaml(site.files.get(page.path) ?? '') }))
  return [
    ...clinicSamples(site, clinic),
    ...pages.flatMap(({ page, source }) =>
      page.sample.map((name) =>
        at(source, samplePath(page, name) ?? ['sample'], { kind: 'sample', name, what: `on ${page.path}` }),
      ),
    ),
    ...Object.entries(site.facts).flatMap(([name, fact]): Blocker[] => [
      ...(fact.approvedBy === null
        ? [at(facts, [name], { kind: 'approval', name, what: `${fact.value} (${fact.source})`, factKind: fact.kind })]
        : []),
      ...(fact.open
        ? [at(facts, [name, 'open'], { kind: 'question', name, what: fact.open, factKind: fact.kind })]
        : []),
      ...(fact.reviewBy < today
        ? [at(facts, [name, 'reviewBy'], { kind: 'review', name, what: `due ${fact.reviewBy}`, factKind: fact.kind })]
        : []),
    ]),
    ...pages.flatMap(({ page, source }) => [...overdue(page, source, today), ...missingReviewer(page, source)]),
    ...(site.clinic.forms.provider === 'local'
      ? [
          at(clinic, ['forms', 'provider'], {
            kind: 'form-provider',
            name: 'forms.provider',
            what: 'local, the demonstration service of npm start',
          }),
        ]
      : []),
  ]
}

function at(
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
  const { sample, safety: _safety, ...values } = clinic
  const unlisted = leaves(values, [])
    .filter(
      ({ path, value }) =>
        MADE_UP.test(value) &&
        !sample.some((name) => path.join('.') === name || path.join('.').startsWith(`${name}.`)),
    )
    .map(({ path }) => path.join('.'))
  return [...sample, ...unlisted].map((name) =>
    at(source, name.split('.'), { kind: 'sample', name, what: shown(valueAt(values, name.split('.'))) }),
  )
}

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

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? 'not a field of this file')
  const parts = Object.values(value).map(String)
  return parts.length > 6 ? `${parts.length} values` : parts.join(', ')
}

function overdue({ sections }: Page, source: SourceFile, today: string): Blocker[] {
  return sections.flatMap((section, index) => {
    if (!('nextReview' in section) || section.nextReview >= today) return []
    return [
      at(source, ['sections', index, 'nextReview'], {
        kind: 'review',
        name: section.type,
        what: `due ${section.nextReview}`,
      }),
    ]
  })
}

function missingReviewer({ path, search, sections }: Page, source: SourceFile): Blocker[] {
  const isMedical = search.medicalPage !== undefined || sections.some(({ type }) => traitsOf(type).isMedical)
  if (!isMedical || sections.some((section) => 'reviewedBy' in section && section.reviewedBy)) return []
  const index = sections.findIndex((section) => 'nextReview' in section)
  if (index >= 0) return [at(source, ['sections', index], { kind: 'reviewer', name: path, what: 'no reviewedBy' })]
  return [at(source, ['sections'], { kind: 'reviewer', name: path, what: 'no sources section that could name one' })]
}
