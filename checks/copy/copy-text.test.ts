import { LineCounter, parseDocument } from 'yaml'
import { expect, test } from 'vitest'
import type { SourceFile } from '../../app/content/read/problems.ts'
import { textsOf, type CopyText } from './copy-text.ts'

const tokens = new Map([
  ['facts', new Map([['reply', '24 hours']])],
  ['clinic', new Map([['phoneHref', 'tel:+14035550142']])],
])

function texts(yaml: string): CopyText[] {
  const lines = new LineCounter()
  const source: SourceFile = { file: 'page.yaml', document: parseDocument(yaml, { lineCounter: lines }), lines }
  return textsOf(source, tokens)
}

test('a text has three forms: as in the file, without tokens, and as visitors read it', () => {
  expect(
    texts('name: A page\nsections:\n  - lede: "Within *{facts.reply}*, or [call]({clinic.phoneHref})."')[1],
  ).toEqual({
    file: 'page.yaml',
    line: 3,
    field: 'sections.0.lede',
    raw: 'Within *{facts.reply}*, or [call]({clinic.phoneHref}).',
    authored: 'Within …, or call.',
    read: 'Within 24 hours, or call.',
    prose: true,
  })
})

test('addresses, names of pictures, numbers and sources do not count as copy', () => {
  const yaml = `
path: /a-1
sections:
  - type: hero-side
    ground: sage
    picture: tmj
    action: { text: Start, link: "#x1" }
  - picture: { image: tmj-2, side: left }
    steps: [{ step: 1, title: First }]
  - reviewed: "2026-11-01"
    items: [{ publisher: A society, title: Guideline 2, year: 2019, url: https://example.ca/1 }]
`
  expect(texts(yaml).map(({ read }) => read)).toEqual(['Start', 'First'])
})

test('lists of addresses or names do not count as copy', () => {
  expect(texts('formerPaths: [/x-1]\nsample: [profile.therapist]')).toEqual([])
})

test('headings, labels, buttons and search data are not running text', () => {
  const yaml = `
seo: { description: Not prose. }
sections:
  - title: Not prose
    description: Prose.
    facts: [{ name: Not, value: Not }]
    items: [Prose]
    action: { text: Not, link: / }
    blocks: [{ kind: paragraph, text: Prose. }]
`
  expect(
    texts(yaml)
      .filter(({ prose }) => prose)
      .map(({ read }) => read),
  ).toEqual(['Prose.', 'Prose', 'Prose.'])
})
