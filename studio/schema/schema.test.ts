// The form shows every value of every content file: nothing is hidden, and nothing is dropped.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { jsonSchemas } from '../../checks/schema/schemas.ts'
import { childPath, TOP } from '../client/editor/paths.ts'
import type { FieldPath } from '../protocol.ts'
import { blank } from '../client/form/blank.ts'
import { summaryOf } from './labels.ts'
import { namesAround, schemaAt } from './schema-at.ts'
import { shapeOf, suits, type Schema } from './schema.ts'

// Made anew, because the files in content/schema are written only by `npm run check`.
const schemas = new Map([...jsonSchemas()].map(([file, text]) => [basename(file, '.schema.json'), text]))
const kindOf = (file: string) =>
  file.startsWith('content/pages/') ? 'page' : file.replace(/^content\/|\.yaml$/g, '')
const FILES = globSync('content/**/*.yaml').filter((file) => schemas.has(kindOf(file)))

function read(file: string): { root: Schema; value: unknown } {
  const root = JSON.parse(schemas.get(kindOf(file)) ?? '') as Schema
  return { root, value: parse(readFileSync(file, 'utf8')) }
}

/** Every field of `value` that has no control of its own. */
function withoutControl(root: Schema, whole: unknown, value = whole, path: FieldPath = TOP): string[] {
  const schema = schemaAt(root, whole, path)
  if (!schema || !suits(schema, value, root)) return [path.join('.')]
  if (typeof value !== 'object' || value === null || shapeOf(schema, root).is === 'point') return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) =>
    withoutControl(root, whole, (value as Record<string | number, unknown>)[key], childPath(path, key)),
  )
}

test.each(FILES)('every field of %s has a control', (file) => {
  const { root, value } = read(file)
  expect(withoutControl(root, value)).toEqual([])
})

test('a field that the schema does not know has no control', () => {
  const { root, value } = read('content/pages/contact.yaml')
  expect(withoutControl(root, { ...(value as object), more: [1] })).toEqual(['more'])
  expect(withoutControl(root, { ...(value as object), name: ['a list'] })).toEqual(['name'])
})

test('a new item of each kind has every required field', () => {
  const { root } = read('content/pages/contact.yaml')
  const sections = root.properties?.['sections']?.items as Schema
  const shape = shapeOf(sections, root)
  if (shape.is !== 'union') throw new Error('The type of a section says its schema.')
  for (const kind of shape.options) {
    const made = blank(kind, root) as Record<string, unknown>
    expect(Object.keys(made)).toEqual(kind.required)
    expect(suits(sections, made, root)).toBe(true)
  }
})

test('a field comes where the schema has it', () => {
  const { root, value } = read('content/pages/contact.yaml')
  expect(namesAround(root, value, ['seo', 'noIndex'])).toEqual(
    Object.keys(root.properties?.['seo']?.properties ?? {}),
  )
})

test('a folded group is summed up by its first words for readers', () => {
  const group: Schema = {
    type: 'object',
    properties: { type: { const: 'x' }, ground: { enum: ['paper'] }, title: { type: 'string', maxLength: 9 } },
  }
  expect(summaryOf(group, { type: 'x', ground: 'paper', title: 'Asked *before* [you](/ed)' }, group)).toBe(
    'Asked before you',
  )
})
