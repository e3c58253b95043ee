// What staff read about every field of every content file is in plain words, as far as a dictionary can tell.
import dictionary from 'dictionary-en-ca'
import nspell from 'nspell'
import { expect, test } from 'vitest'
import { contentKinds } from '../../checks/json-schema/content-kinds.ts'
import type { FieldPath } from '../values/path.ts'
import { schemaOf } from '../server/schemas.ts'
import { inWords, labelOf, pathInWords } from './labels.ts'
import { entrySchema, type Schema } from './schema.ts'
import { wordChanges } from './word-changes.ts'

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })

/** Words that the dictionary has, and that only people who make websites use in this sense. */
const JARGON = /^(?:alt|bio|cta|cue|geo|href|lede|meta|og|src|uri|url)$/i

/** What is wrong with a label; undefined for one in plain words. */
function faultOf(label: string): string | undefined {
  if (!/^\p{Lu}/u.test(label)) return 'does not begin with a capital'
  if (/\p{Ll}\p{Lu}|[_{}]|\.\w/u.test(label)) return 'is a name of the code'
  const strange = label.split(/[^\p{L}'-]+/u).find((word) => JARGON.test(word) || (word && !speller.correct(word)))
  return strange && `has the word "${strange}", which staff may not know`
}

/** Every field that the form shows, by where it is. */
function fieldsOf(schema: Schema, at: string): [string, Schema][] {
  if (schema.staff === false || schema.const !== undefined) return []
  const inner = [...(schema.oneOf ?? []), schema.items ?? [], entrySchema(schema) ?? []].flat()
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => {
      const fields = fieldsOf(field, `${at}.${name}`)
      return field.staff === false || field.const !== undefined ? [] : [[`${at}.${name}`, field], ...fields]
    }),
    ...inner.flatMap((each) => fieldsOf(each, at)),
  ]
}

/** The file of each kind. */
const FILES = Object.keys(contentKinds).map((kind) =>
  kind === 'page' ? 'content/pages/home.yaml' : `content/${kind}.yaml`,
)
const page = schemaOf('content/pages/home.yaml')

/** Words of engineers: names of files and fields, and of what is in a file. */
const CODE = /\.yaml|content\/|app\/|\{facts|camelCase|\btokens?\b|\bYAML\b|\bpx\b/i

test.each(FILES)('every field of %s has a label and a hint in plain words', (file) => {
  const fields = fieldsOf(schemaOf(file), file)
  const labels = fields.map(([at, field]) => [at, labelOf(field, at.split('.').at(-1) ?? '')] as const)
  expect(labels.length).toBeGreaterThan(1)
  // A field with a list of names shows a button, and no hint.
  const hints = fields.flatMap(([, { names, description = '' }]) => (names ? [] : description))
  expect(hints.filter((hint) => CODE.test(hint))).toEqual([])
  const faults = labels.flatMap(([at, label]) => {
    const fault = faultOf(label)
    return fault ? [`The label "${label}" of ${at} ${fault}.`] : []
  })
  expect(faults).toEqual([])
})

test('a name becomes a label, and a title in the schema replaces it', () => {
  expect(labelOf({}, 'noIndex')).toBe('No index')
  expect(labelOf({ title: 'Button' }, 'ctaText')).toBe('Button')
  expect(inWords('summary_large_image')).toBe('Summary large image')
  expect(inWords('ed-heart', new Set(['ED']))).toBe('ED heart')
  expect(['ctaText', 'Link buttonText', 'Url', 'Og image', '', 'facts.open'].map(faultOf)).not.toContain(undefined)
  expect(['Keep out of search results', 'Half of the page'].map(faultOf)).toEqual([undefined, undefined])
})

test('every kind of section has a name and a sentence for staff', () => {
  const kinds = page.properties?.['sections']?.items?.oneOf ?? []
  expect(kinds.length).toBeGreaterThan(10)
  for (const { title = '', description = '' } of kinds) {
    expect(faultOf(title.replace('?', '')), title).toBeUndefined()
    expect(description, title).not.toMatch(/\.yaml|\bhero\b|\blede\b|\bh1\b/i)
  }
})

test('a place is said in labels, also where the kind of a section tells them', () => {
  const value = { sections: [{ type: 'form' }, { type: 'steps' }] }
  const place = (path: FieldPath) => pathInWords(page, value, path)
  expect(place('seo/noIndex')).toBe('Search results and sharing, keep out of search results')
  expect(place('sections/0/form')).toBe('Form, form')
  expect(place('sections/1/layout')).toBe('How it works, layout')
  expect(place('')).toBe('The whole page')
})

test('a change is said in words, without what the form does not show', () => {
  const text = { type: 'prose', tone: 'light', layout: 'paragraphs', title: 'Rest', paragraphs: ['Sleep.'] }
  expect(wordChanges(page, { sections: [] }, { sections: [text] })).toEqual([
    { field: 'Text', after: 'Rest · Sleep.' },
  ])
  const picture = { chair: { alt: 'A chair', focal: [50, 40], colour: '#000000' } }
  const other = { chair: { alt: 'A chair', focal: [20, 40], colour: '#111111' } }
  expect(wordChanges(schemaOf('content/images.yaml'), picture, other)).toEqual([
    {
      field: 'Chair, focal point',
      before: '50 % from the left, 40 % from the top',
      after: '20 % from the left, 40 % from the top',
    },
    { field: 'Chair, colour', before: '#000000', after: '#111111', isHidden: true },
  ])
})
