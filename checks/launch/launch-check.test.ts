// Fails when a sample value, an unapproved claim or an overdue review would not stop a launch.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from '../../app/site/read/examples.server.ts'
import { readSite } from '../../app/site/read/site.server.ts'
import { CARE } from '../../tests/fixtures/mistakes.ts'
import { inEdited, lineWith, type Edits } from '../../tests/fixtures/sites.ts'
import { blockers, type Blocker } from './blockers.ts'
import { dayIn, report } from './report.ts'

const TODAY = '2026-11-20'

function file(name: string): string {
  return readFileSync(`${EXAMPLE_CLINIC}/${name}`, 'utf8')
}

function approved(name: string): string {
  return file(name).replaceAll('approvedBy: null', 'approvedBy: Dr. R. Lee')
}

function reviewed(name: string): string {
  return file(name).replace(/^ +nextReview: .*/m, '$&\n  reviewedBy: {name: Dr. R. Lee, role: physician}')
}

const DEMONSTRATION = '  origin: http://localhost:3001\n'
const CLINIC = file('clinic.yaml')
  .replace(DEMONSTRATION, '')
  .replace(/scriptSrc: .*/, '$&\n  service: Vercel')

/** The small site of the tests, ready to launch. */
const READY = {
  'clinic.yaml': CLINIC.replaceAll('555-01', '266-12'),
  'facts.yaml': approved('facts.yaml'),
  'treatments.yaml': approved('treatments.yaml'),
  'urgent-signs.yaml': approved('urgent-signs.yaml'),
  'replies.yaml': approved('replies.yaml'),
  [CARE]: reviewed(CARE),
  'pages/exercise.yaml': reviewed('pages/exercise.yaml'),
}

function blockersWith(edits: Edits): Promise<Blocker[]> {
  return inEdited(edits, async (folder) => {
    const found = blockers(await readSite(folder), folder, TODAY)
    return found.map((each) => ({ ...each, file: relative(folder, each.file) }))
  })
}

test('nothing blocks the launch of a clinic that is ready', async () => {
  expect(await blockersWith(READY)).toEqual([])
  expect(report([], TODAY)).toBe('Nothing blocks a launch (2026-11-20).')
})

const PASSED = '2026-11-19'
const END = /$/
const NO_REVIEW = / {2}medicalPage:[^]*?(sections:[^]*)\n {2}reviewedBy: .*/

test.each<[string, Blocker['kind'], file: keyof typeof READY, before: string | RegExp, after: string, line: string]>([
  ['a sample value that the list names', 'sample', 'clinic.yaml', END, '\nsample: [phone]\n', 'phone: '],
  ['a sample number that no list names', 'sample', 'clinic.yaml', '266-1200', '555-0100', 'phone: '],
  ['a sample value of a page', 'sample', CARE, END, '\nsample: [hero.title]\n', '    title: All about care'],
  ['a fact that nobody approved', 'approval', 'facts.yaml', 'Dr. R. Lee', 'null', 'reply:'],
  ['a treatment that nobody approved', 'approval', 'treatments.yaml', 'Dr. R. Lee', 'null', 'careExample:'],
  ['an urgent sign that nobody approved', 'approval', 'urgent-signs.yaml', 'Dr. R. Lee', 'null', 'chestPain:'],
  ['a sample reply that nobody approved', 'approval', 'replies.yaml', 'Dr. R. Lee', 'null', 'soreBack:'],
  ['an open question', 'question', 'facts.yaml', END, '  open: A day, or two?\n', '  open: '],
  ['a fact past its review', 'review', 'facts.yaml', '2030-01-01', PASSED, '  reviewBy: '],
  ['a treatment past its review', 'review', 'treatments.yaml', '2030-01-01', PASSED, '  reviewBy: '],
  ['a page past its review', 'review', CARE, '2030-04-01', PASSED, '  nextReview: '],
  ['a medical page without a reviewer', 'reviewer', CARE, /\n {2}reviewedBy: .*/, '', 'review:'],
  ['sources without a reviewer', 'reviewer', CARE, NO_REVIEW, '$1', 'review:'],
  ['page views that nobody counts', 'analytics', 'clinic.yaml', /\n {2}service: .*/, '', 'analytics:'],
  ['the demonstration forms', 'form-provider', 'clinic.yaml', '  ids:', `${DEMONSTRATION}  ids:`, '  origin: '],
])('%s blocks a launch, and the report gives file and line', async (_, kind, name, before, after, text) => {
  const edits = { ...READY, [name]: READY[name].replace(before, after) }
  expect(edits[name]).not.toBe(READY[name])
  const found = await blockersWith(edits)
  const place = { kind, file: name, line: lineWith(edits, name, text) }
  expect(found).toEqual([expect.objectContaining(place)])
  const printed = report(found, TODAY)
  expect(printed).toContain(`${name}:${place.line}`)
  expect(printed).toContain('Not ready to launch (2026-11-20): 1 blocker.')
})

test('a review is overdue when its day is over where the clinic is', async () => {
  expect(dayIn('America/Edmonton', new Date('2026-11-21T05:59:00Z'))).toBe(TODAY)
  expect(await blockersWith({ ...READY, 'facts.yaml': READY['facts.yaml'].replace('2030-01-01', TODAY) })).toEqual([])
})
