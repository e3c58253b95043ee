// Every field of every content file has a label in plain words, as far as a dictionary can tell.
import dictionary from 'dictionary-en-ca'
import nspell from 'nspell'
import { expect, test } from 'vitest'
import { jsonSchemas } from '../../checks/schema/schemas.ts'
import type { FieldPath } from '../protocol.ts'
import { inWords, labelOf, pathInWords } from './labels.ts'
import { resolve, shapeOf, type Schema } from './schema.ts'

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

/** The label of every field that a schema defines, by where it is. */
function labelsOf(schema: Schema, root: Schema, at: string, seen = new Set<Schema>()): [string, string][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => shapeOf(field, root).is !== 'literal')
  const own = fields.map(([name, field]): [string, string] => [`${at}.${name}`, labelOf(resolve(field, root), name)])
  const { properties, definitions, items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const inner: [string, Schema][] = [
    ...Object.entries({ ...properties, ...definitions }),
    ...[items ?? []].flat().map((item): [string, Schema] => ['[]', item]),
    ...[...anyOf, ...oneOf].map((each): [string, Schema] => ['|', each]),
    ...(typeof additionalProperties === 'object' ? [['{}', additionalProperties] as [string, Schema]] : []),
  ]
  return [...own, ...inner.flatMap(([name, each]) => labelsOf(each, root, `${at}.${name}`, seen))]
}

test.each([...jsonSchemas()])('every field of %s has a label in plain words', (file, text) => {
  const root = JSON.parse(text) as Schema
  const labels = labelsOf(root, root, file.replace('.schema.json', ''))
  expect(labels.length).toBeGreaterThan(2)
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
  expect(['ctaText', 'Link buttonText', 'Url', 'Og image', '', 'facts.open'].map(faultOf)).not.toContain(undefined)
  expect(['Keep out of search results', 'Half of the page'].map(faultOf)).toEqual([undefined, undefined])
})

test('a place is said in labels, also where the kind of a section tells them', () => {
  const [, text = '{}'] = [...jsonSchemas()].find(([file]) => file.startsWith('page')) ?? []
  const page = { sections: [{ type: 'form' }, { type: 'closing' }] }
  const place = (path: FieldPath) => pathInWords(JSON.parse(text) as Schema, page, path)
  expect(place(['seo', 'noIndex'])).toBe('Search results and sharing, keep out of search results')
  expect(place(['sections', 0, 'form'])).toBe('Sections 1, form')
  expect(place(['sections', 1, 'layout'])).toBe('Sections 2, layout')
  expect(place([])).toBe('The file')
})
