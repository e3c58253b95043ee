// Fails when an edit changes lines of a file that it should leave alone, or writes the wrong words.
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canonicalYaml, yamlText } from '../../app/yaml/canonical-yaml.ts'
import { moved, setField, tidied } from './changes.ts'
import { around, childPath, keysOf, valueAt, type FieldPath } from './path.ts'

const files = globSync('tests/fixtures/clinic/**/*.yaml').map((name): unknown => parse(readFileSync(name, 'utf8')))

/** Every field below `value` with its path. */
function fieldsOf(value: unknown, path: FieldPath = ''): { path: FieldPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inner = Object.entries(value).flatMap(([key, each]) => fieldsOf(each, childPath(path, key)))
  return [{ path, value }, ...inner]
}

/** The lines that differ: numbers of lines of each text, after the lines that are alike at the start and the end. */
function changedLines(before: unknown, after: unknown): [number, number] {
  const [one = [], other = []] = [before, after].map((value) => yamlText(value).split('\n'))
  while (one.length > 0 && other.length > 0 && one[0] === other[0]) [one, other].forEach((each) => each.shift())
  while (one.length > 0 && other.length > 0 && one.at(-1) === other.at(-1)) [one, other].forEach((each) => each.pop())
  return [one.length, other.length]
}

const oddTexts = ['a: b', '- c', '#d', "it's", '"q"', '{facts.x}', '[z]', ' x', 'yes', '7', '', 'null', '"a"\n# x']
const words = fc.oneof(fc.constantFrom(...oddTexts), fc.string())
const item = fc.oneof(
  words,
  fc.record({ title: words, list: fc.array(words), deep: fc.array(fc.record({ a: words })) }),
)
const step = fc.record({
  what: fc.constantFrom('text', 'move', 'remove', 'copy', 'add'),
  field: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  words,
  item,
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

test('after any changes of any content file, its text says what they meant, in as few lines as there can be', () => {
  const property = fc.property(
    fc.constantFrom(...files),
    fc.array(step, { minLength: 1, maxLength: 4 }),
    (start, steps) => {
      let value = start
      for (const each of steps) {
        const wanted = copied(value)
        const before = value
        value = after(value, wanted, each)
        const text = yamlText(value)
        expect(value).toEqual(wanted)
        expect(parse(text)).toEqual(wanted)
        expect(canonicalYaml(text)).toBe(text)
        const isInFewLines =
          each.what === 'text'
            ? changedLines(before, value).every((lines) => lines <= 1)
            : each.what !== 'move' || linesOf(value) === linesOf(before)
        expect(isInFewLines).toBe(true)
      }
    },
  )
  fc.assert(property, { numRuns: 50 })
})

/** A copy in which no object is in two places, as a duplicated item is in `value`. structuredClone keeps that. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]))
}

/** The lines of a file in alphabetical order, without the marks of their items. */
function linesOf(value: unknown): string {
  const lines = yamlText(value).split(/[\n,[\]]/)
  return lines
    .map((line) => line.replace(/^[\s-]+|\s+$/g, ''))
    .sort()
    .join('\n')
}

/** The value after a step, and the same change of the plain data in `wanted`. */
function after(value: unknown, wanted: unknown, { what, field, from, to, words: given, item: added }: Step): unknown {
  const fields = fieldsOf(value)
  if (what === 'text') {
    const texts = fields.filter((each) => typeof each.value === 'string')
    if (texts.length === 0) return value
    const { path = '' } = texts[field % texts.length] ?? {}
    ;(valueAt(wanted, around(path)) as Record<string, unknown>)[keysOf(path).at(-1) ?? ''] = given
    return setField(value, path, given)
  }
  const lists = fields.filter((each) => Array.isArray(each.value) && each.value.length > 0)
  if (lists.length === 0) return value
  const { path = '' } = lists[field % lists.length] ?? {}
  const [items, list] = [value, wanted].map((all) => valueAt(all, path)) as [unknown[], unknown[]]
  const [start, end] = [from % list.length, to % list.length]
  switch (what) {
    case 'move':
      list.splice(end, 0, ...list.splice(start, 1))
      return setField(value, path, moved(items, start, end))
    case 'remove':
      list.splice(start, 1)
      return setField(value, childPath(path, start), undefined)
    case 'copy':
      list.splice(start, 0, structuredClone(list[start]))
      return setField(value, path, items.toSpliced(start + 1, 0, items[start]))
    case 'add':
      list.splice(end, 0, added)
      return setField(value, path, items.toSpliced(end, 0, added))
  }
}

test('what did not change is the same object, so that the form shows only changed fields again', () => {
  const value = { one: { a: 1 }, two: { b: 2 } }
  const next = setField(value, 'one/a', 3)
  expect(valueAt(next, 'two')).toBe(value.two)
  expect(valueAt(next, 'one')).toEqual({ a: 3 })
  expect(tidied(next, value)).toBe(next)
})

test('a new field comes where the schema has it', () => {
  const page = { path: '/a', name: 'A', seo: { title: 'T' }, menu: { text: 'M' } }
  const order = ['path', 'name', 'parent', 'formerPaths', 'seo']
  expect(yamlText(setField(page, 'parent', '/b', order))).toContain('name: A\nparent: /b\nseo:')
  expect(yamlText(setField(page, 'seo/noIndex', true))).toContain('  title: T\n  noIndex: true\n')
  expect(yamlText(setField(page, 'formerPaths', ['/x'], order))).toContain('name: A\nformerPaths:\n  - /x\nseo:')
})
