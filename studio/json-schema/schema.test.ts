// The form shows every value of every content file: nothing is hidden, and nothing is dropped.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { controlFor } from '../client/form/field.tsx'
import { OtherField } from '../client/form/controls.tsx'
import { childPath, valueAt, type FieldPath } from '../values/path.ts'
import { kindOf } from '../server/files.ts'
import { schemaOf } from '../server/schemas.ts'
import { pathInWords, summaryOf } from './labels.ts'
import { blank, kindOfValue, namesAround, stepsTo, type Schema } from './schema.ts'

const FILES = globSync('content/**/*.yaml').filter(kindOf)
const [PAGE = ''] = globSync('content/pages/**/*.yaml')

const valueOf = (file: string): unknown => parse(readFileSync(file, 'utf8'))

/** Every field of `value` that staff see and cannot change. What only engineers change has no control. */
function withoutControl(root: Schema, whole: unknown, path: FieldPath = ''): string[] {
  const value = valueAt(whole, path)
  const schema = path === '' ? root : stepsTo(root, whole, path).at(-1)?.schema
  if (schema && (schema.staff === false || schema.const !== undefined)) return []
  const control = controlFor(kindOfValue(schema ?? {}, value), value)
  if (control === OtherField) return [path]
  if (typeof value !== 'object' || value === null || schema?.format === 'point') return []
  return Object.keys(value).flatMap((key) => withoutControl(root, whole, childPath(path, key)))
}

test.each(FILES)('every field of %s has a control', (file) => {
  expect(withoutControl(schemaOf(file), valueOf(file))).toEqual([])
})

test('a field that the schema does not know has no control', () => {
  const [root, value] = [schemaOf(PAGE), valueOf(PAGE) as object]
  expect(withoutControl(root, { ...value, more: [1] })).toEqual(['more'])
  expect(withoutControl(root, { ...value, name: ['a list'] })).toEqual(['name'])
})

test('a new item of each kind has every required field', () => {
  const kinds = schemaOf(PAGE).properties?.['sections']?.items?.oneOf ?? []
  expect(kinds.length).toBeGreaterThan(10)
  for (const kind of kinds.flatMap((each) => each.oneOf ?? each)) {
    const made = blank(kind) as Record<string, unknown>
    expect(Object.keys(made)).toEqual(kind.required)
    expect(withoutControl(kind, made)).toEqual([])
  }
})

test('a section has the fields of its layout, and keeps its name when the layout is unknown', () => {
  const root = schemaOf(PAGE)
  const page = (layout: string) => ({ sections: [{ type: 'form', layout }] })
  const fieldsOf = (layout: string) => namesAround(root, page(layout), 'sections/0/title')
  expect(fieldsOf('page')).toContain('back')
  expect(fieldsOf('section')).toContain('title')
  expect(fieldsOf('section')).not.toContain('back')
  expect(pathInWords(root, page('strange'), 'sections/0/title')).toBe('Form, title')
})

test('a field comes where the schema has it', () => {
  const root = schemaOf(PAGE)
  const fields = Object.keys(root.properties?.['seo']?.properties ?? {})
  expect(namesAround(root, valueOf(PAGE), 'seo/noIndex')).toEqual(fields)
})

test('a folded group is summed up by its first words for readers', () => {
  const group: Schema = {
    type: 'object',
    properties: { type: { const: 'x' }, tone: { enum: ['light'] }, title: { type: 'string', maxLength: 9 } },
  }
  expect(summaryOf(group, { type: 'x', tone: 'light', title: 'Asked *before* [you](/ed)' })).toBe('Asked before you')
  const sign: Schema = { type: 'string', names: 'urgentSigns' }
  const titles = { urgentSigns: [{ value: 'headInjury', title: 'you hit your head' }] }
  expect(summaryOf(sign, 'headInjury', titles)).toBe('you hit your head')
  expect(summaryOf({ items: sign }, ['headInjury'], titles)).toBe('you hit your head')
})
