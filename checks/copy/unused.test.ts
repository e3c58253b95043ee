// Fails when content that nothing uses any more, such as the price of a treatment that is gone, goes unreported.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from '../../app/site/read/examples.server.ts'
import { readSite } from '../../app/site/read/site.server.ts'
import { inEdited, lineWith, type Edits } from '../../tests/fixtures/sites.ts'
import { checkCopy } from './check-copy.ts'

function problemsOf(edits: Edits) {
  return inEdited(edits, async (folder) => {
    const checks = checkCopy(await readSite(folder), folder)
    const problems = ['Everything is used', 'Every drawing is used'].flatMap((check) => checks[check] ?? [])
    return problems.map(({ file, line, message }) => ({ file: relative(folder, file), line, message }))
  })
}

const CLAIM = "source: the clinic, approvedBy: null, reviewBy: '2030-01-01'"

test('a clinic uses everything that it has', async () => {
  expect(await problemsOf({})).toEqual([])
})

test.each<[string, file: string, before: string, after: string, named: string]>([
  [
    'fact',
    'facts.yaml',
    'reply:\n',
    `tea: { title: Price of tea, kind: price, value: $3, ${CLAIM} }\nreply:\n`,
    'tea',
  ],
  [
    'treatment',
    'treatments.yaml',
    'careExample:\n',
    `rest: { name: Rest, evidence: weak, benefit: Yes., harm: No., cost: None., ${CLAIM} }\ncareExample:\n`,
    'rest',
  ],
  [
    'sign',
    'urgent-signs.yaml',
    'chestPain:\n',
    `fall: { action: today, sign: you fell, ${CLAIM} }\nchestPain:\n`,
    'fall',
  ],
  [
    'reply',
    'replies.yaml',
    'soreBack:\n',
    `neck: { question: A, answer: B, next: C, cost: D, profession: E, signedBy: assistant, ${CLAIM} }\nsoreBack:\n`,
    'neck',
  ],
  ['form', 'clinic.yaml', '    care: ', '    other: test-other-1\n    care: ', 'other'],
  [
    'role',
    'clinic.yaml',
    'careTeam:\n',
    'careTeam:\n  cook: { title: Cooks, does: They cook well., college: None yet, register: https://a.ca }\n',
    'cook',
  ],
])('an unused %s is reported, with its line and its name', async (what, file, before, after, named) => {
  const edits = { [file]: [before, after] as const }
  expect(await problemsOf(edits)).toEqual([
    {
      file,
      line: lineWith(edits, file, `${named}:`),
      message: `No page uses the ${what} "${named}". Use it, or remove it.`,
    },
  ])
})

test('an unused drawing is reported', async () => {
  const file = 'drawings/hinge.svg'
  const drawing = readFileSync(`${EXAMPLE_CLINIC}/drawings/joint.svg`)
  const message = 'No page uses the drawing "hinge". Use it, or remove it.'
  expect(await problemsOf({ [file]: drawing })).toEqual([{ file, line: 1, message }])
})

test('an exception and a word that no text needs are reported, each on its line', async () => {
  const rules = `refused: []
allowed:
  - phrases: ["404", "988", 1 result, A4]
    reason: They are names and counts.
spelling:
  - words: [ferritin]
    reason: It is a protein.
`
  const file = 'copy-rules.yaml'
  expect(await problemsOf({ [file]: rules })).toEqual([
    { file, line: 3, message: 'No text needs the exception "A4". Remove it from `allowed`.' },
    { file, line: 6, message: 'No text has the word "ferritin". Remove it from `spelling`.' },
  ])
})
