// Each rule is tried with a text that breaks it. `npm run check` tries them with the content of this site.
import { LineCounter, parseDocument } from 'yaml'
import { expect, test } from 'vitest'
import type { Fact } from '../../app/schema/facts.ts'
import type { Page } from '../../app/sections/page-schema.ts'
import { siteWith } from '../../tests/fixtures/sites.ts'
import { checkTexts } from './check-copy.ts'
import { pageCopy, type CopyFile } from './copy-text.ts'
import { wordsOn } from './length.ts'
import type { CopyRules } from './rules.ts'
import { spellingProblems } from './spelling.ts'

const reason = 'a reason of some words'
const rules: CopyRules = {
  refused: [{ phrases: ['best', 'guarantee*', 'risk-free'], reason, instead: 'Say what is done.' }],
  allowed: [{ phrases: ['no guarantee', 'B12'], reason }],
  spelling: [{ words: ['ferritin', 'DoxyPEP'], reason }],
}

function fact(value: string, kind: Fact['kind'] = 'duration'): Fact {
  return { title: value, kind, value, source: 'the clinic', approvedBy: null, reviewBy: '2027-01-01' }
}
const facts = {
  soon: fact('24 hours', 'reply-time'),
  later: fact('24–48 hours', 'reply-time'),
  visits: fact('same-day or next-day'),
}
const line = (number: string) => ({ name: 'Help', number })
const clinic = {
  ...(await siteWith({})).clinic,
  name: 'Xyzzy Health',
  lines: { emergency: line('911'), nurse: line('811'), crisis: line('9-8-8'), others: [line('211')] },
}
const tokens = new Map([
  ['facts', new Map(Object.entries(facts).map(([name, { value }]) => [name, value]))],
  ['clinic', new Map([['phoneHref', 'tel:+14035550142']])],
])

function page(yaml: string, path = '/care'): CopyFile {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  return pageCopy({ file: 'care.yaml', document, lines }, tokens, path)
}

/** Names of the checks that a page with this text fails. */
function failed(text: string, { path = '/care', pages = new Map<string, Page>() } = {}): string[] {
  const copy = page(`sections: [${JSON.stringify({ lede: text })}]`, path)
  const checks = checkTexts({ pages: [copy], shared: [] }, { pages, facts, clinic }, rules)
  return Object.entries(checks).flatMap(([name, { length }]) => (length > 0 ? [name] : []))
}

test('a text has three forms: as in the file, without tokens, and as visitors read it', () => {
  const yaml = 'name: A page\nsections:\n  - lede: "Within *{facts.soon}*, or [call]({clinic.phoneHref})."'
  expect(page(yaml).texts[1]).toEqual({
    file: 'care.yaml',
    line: 3,
    field: 'sections.0.lede',
    raw: 'Within *{facts.soon}*, or [call]({clinic.phoneHref}).',
    authored: 'Within …, or call.',
    read: 'Within 24 hours, or call.',
  })
})

test('addresses, names of pictures, choices and public sources are not copy', () => {
  const yaml = `
path: /a-1
formerPaths: [/x-1]
sections:
  - { type: hero, tone: calm, layout: side, picture: tmj-2, action: { text: Start, link: "#x1" } }
  - items: [{ publisher: A society, title: Guideline 2, year: 2019, url: https://example.ca/1 }]
`
  expect(page(yaml).texts.map(({ read }) => read)).toEqual(['Start'])
})

const FIGURES = 'Figures come from facts.yaml'
const CLAIMS = 'No refused claims'

test.each([
  ['Takes 45–60 minutes.', FIGURES],
  ['Wait two weeks.', FIGURES],
  ['9112 people', FIGURES],
  ['Call 311.', FIGURES],
  ['A dose of 2000 mg', FIGURES],
  ['In a group of 1999 people', FIGURES],
  ['Same-day or next-day visits.', 'Facts in words come from facts.yaml'],
  ['The Best care.', CLAIMS],
  ['We guaranteed it.', CLAIMS],
  ['A risk-free test.', CLAIMS],
  ['The center of color.', 'Canadian spelling'],
  ['A paediatric programme.', 'Canadian spelling'],
  ['Half *open', 'Marks are not visible'],
  ['Within {facts.later}, or {facts.soon}.', 'One reply time on a page'],
  ['Medically reviewed in November.', 'Only a named person reviews'],
])('"%s" fails: %s', (text, check) => {
  expect(failed(text)).toEqual([check])
})

test.each([
  'Three steps, in one place. Call 911, 811 or 211, call or text 9-8-8, or 1-877-303-2642.',
  'In 2014 a task force advised against it. Nothing has changed since May 2019.',
  'Vitamin B12. There is no guarantee. Bestow compromise.',
  'The centre’s colour, counselling, a pediatric program, licence, anemia, ferritin, DoxyPEP and ABCD.',
  'Within {facts.later}, later {facts.later}. Brackets (round) are text. Reviewed guidelines differ.',
])('"%s" passes', (text) => {
  expect(failed(text)).toEqual([])
})

test('a typed figure gets the name of the fact that has its value', () => {
  const all = { pages: [page('sections: [{ lede: We reply in 24 hours. }]')], shared: [] }
  const [problem] = checkTexts(all, { pages: new Map(), facts, clinic }, rules)[FIGURES] ?? []
  expect(problem?.message).toContain('Write {facts.soon} instead.')
})

test('words of the clinic itself get their token', () => {
  const messagesFor = (text: string) => {
    const copy = page(`sections: [${JSON.stringify({ lede: text })}]`)
    const checks = checkTexts({ pages: [copy], shared: [] }, { pages: new Map(), facts, clinic }, rules)
    return Object.values(checks).flatMap((problems) => problems.map(({ message }) => message))
  }
  expect(messagesFor("At Xyzzy, and Xyzzy's nurses")).toEqual(['"Xyzzy", "Xyzzy\'s": Write {clinic.name} instead.'])
  const own = { ...page('description: Xyzzy cares'), file: 'content/clinic.yaml' }
  expect(
    spellingProblems([{ ...own, texts: own.texts.map((text) => ({ ...text, file: own.file })) }], rules, clinic),
  ).toEqual([])
  const [street = ''] = clinic.address.streetAddress.split(',')
  expect(messagesFor(`Come to ${street}.`)).toEqual([expect.stringMatching(/Write \{clinic\.address\} instead\.$/)])
  expect(messagesFor('Park at 75 Hill Street.')).toEqual([
    expect.stringMatching(/typed in: "75".*A number in a name or an address of somebody else goes under `allowed`/),
  ])
})

test('the home page may have two reply times', () => {
  expect(failed('Within {facts.later}, or {facts.soon}.', { path: '/' })).toEqual([])
})

test('a page with a named reviewer may say that it was reviewed', () => {
  const review = { reviewed: '2026-11-01', reviewedBy: { name: 'Dr. R. Lee', role: 'physician' } }
  const pages = new Map([['/care', { review } as Page]])
  expect(failed('Medically reviewed in November.', { pages })).toEqual([])
})

test('the words of the sections are counted', () => {
  expect(wordsOn(page('name: A page\nsections: [{ lede: "One – two {facts.soon}." }]'))).toBe(4)
})
