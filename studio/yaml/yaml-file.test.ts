import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { canonicalYaml } from '../../app/content/read/canonical-yaml.ts'
import { around, childPath, keysOf, valueAt, type FieldPath } from '../schema/path.ts'
import { addItem, moveItem, setField } from './changes.ts'
import { openYaml, type YamlFile } from './yaml-file.ts'

const texts = globSync('content/**/*.yaml').map((name) => readFileSync(name, 'utf8'))
/** Files in which no two fields share a text. */
const files = texts.filter((text) => !/: &\w/.test(text)).map(openYaml)

/** Every field below `value` with its path. */
function fieldsOf(value: unknown, path: FieldPath = ''): { path: FieldPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inner = Object.entries(value).flatMap(([key, each]) => fieldsOf(each, childPath(path, key)))
  return [{ path, value }, ...inner]
}

/** The lines that differ: numbers of lines of each text, after the lines that are alike at the start and the end. */
function changedLines(before: string, after: string): [number, number] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  while (one.length > 0 && other.length > 0 && one[0] === other[0]) [one, other].forEach((each) => each.shift())
  while (one.length > 0 && other.length > 0 && one.at(-1) === other.at(-1)) [one, other].forEach((each) => each.pop())
  return [one.length, other.length]
}

const words = fc.oneof(
  fc.constantFrom(
    'a: b',
    '- c',
    '#d',
    "it's",
    '"q"',
    '{facts.x}',
    '[z]',
    ' x',
    'yes',
    '7',
    '',
    'null',
    '"it\'s"\n# x',
  ),
  fc.string(),
)
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

test('after any changes of any content file, its text says what they meant, in as few lines as there can be', () => {
  const property = fc.property(
    fc.constantFrom(...files),
    fc.array(step, { minLength: 1, maxLength: 4 }),
    (start, steps) => {
      let file = start
      for (const each of steps) {
        const wanted: unknown = parse(file.text)
        const before = file
        file = after(file, wanted, each)
        expect(parse(file.text)).toEqual(wanted)
        expect(file.value).toEqual(wanted)
        expect(canonicalYaml(file.text)).toBe(file.text)
        const isInFewLines =
          each.what === 'text'
            ? changedLines(before.text, file.text).every((lines) => lines <= 1)
            : each.what !== 'move' || linesOf(file) === linesOf(before)
        expect(isInFewLines).toBe(true)
      }
    },
  )
  fc.assert(property, { numRuns: 50 })
})

/** The lines of a file in alphabetical order. Lists on one line are taken apart. */
function linesOf({ text }: YamlFile): string {
  return text
    .split(/[\n,[\]]/)
    .map((line) => line.trim())
    .sort()
    .join('\n')
}

/** The file after a step, and the same change of the plain data in `wanted`. */
function after(
  file: YamlFile,
  wanted: unknown,
  { what, field, from, to, words: given, item: added }: Step,
): YamlFile {
  const fields = fieldsOf(file.value)
  if (what === 'text') {
    const texts = fields.filter(({ value }) => typeof value === 'string')
    const { path = '' } = texts[field % texts.length] ?? {}
    ;(valueAt(wanted, around(path)) as Record<string, unknown>)[keysOf(path).at(-1) ?? ''] = given
    return setField(file, path, given)
  }
  const lists = fields.filter(({ value }) => Array.isArray(value) && value.length > 0)
  if (lists.length === 0) return file
  const { path = '' } = lists[field % lists.length] ?? {}
  const list = valueAt(wanted, path) as unknown[]
  const [start, end] = [from % list.length, to % list.length]
  switch (what) {
    case 'move':
      list.splice(end, 0, ...list.splice(start, 1))
      return moveItem(file, path, start, end)
    case 'remove':
      list.splice(start, 1)
      return setField(file, childPath(path, start), undefined)
    case 'copy':
      list.splice(start, 0, structuredClone(list[start]))
      return addItem(file, path, start + 1, valueAt(file.value, childPath(path, start)))
    case 'add':
      list.splice(end, 0, added)
      return addItem(file, path, end, added)
  }
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

test('every text of every file is one line of the diff, and reads back exactly', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), (file, at) => {
      const texts = fieldsOf(file.value).filter(({ value }) => typeof value === 'string')
      const { path, value } = texts[at % texts.length] ?? { path: '', value: '' }
      const next = setField(file, path, `${String(value)} more: words #1`)
      expect(changedLines(file.text, next.text)).toEqual([1, 1])
      expect(valueAt(parse(next.text), path)).toBe(`${String(value)} more: words #1`)
      expect(setField(next, path, value).value).toEqual(file.value)
    }),
    { numRuns: 50 },
  )
})

test('quotes that only an unfinished word needs go when the word is finished; those of the author stay', () => {
  const start = openYaml("plain: One\nquoted: '$5'\n")
  const typed = ['One ', 'One t', 'One two'].reduce((file, text) => setField(file, 'plain', text), start)
  expect(setField(typed, 'quoted', '$6').text).toBe("plain: One two\nquoted: '$6'\n")
})

test('what did not change is the same object, so that the form shows only changed fields again', () => {
  const file = openYaml('one: {a: 1}\ntwo: {b: 2}\n')
  const next = setField(file, 'one/a', 3)
  expect(valueAt(next.value, 'two')).toBe(valueAt(file.value, 'two'))
  expect(valueAt(next.value, 'one')).toEqual({ a: 3 })
})

test('comments go with their item, and the comment of the file stays', () => {
  const file = openYaml('# Words\n\n- {a: 1}\n- {a: 2}\n- {a: 3}\n')
  expect(setField(file, '0', undefined).text).toBe('# Words\n\n- {a: 2}\n- {a: 3}\n')
  expect(moveItem(file, '', 0, 1).text).toBe('# Words\n\n- {a: 2}\n- {a: 1}\n- {a: 3}\n')
  const list = openYaml('list:\n  # one\n  - 1\n  # two\n  - 2\n  - 3\n')
  expect(moveItem(list, 'list', 1, 2).text).toBe('list:\n  # one\n  - 1\n  - 3\n  # two\n  - 2\n')
})

test('a change is refused where several fields share a text (an anchor)', () => {
  const file = openYaml('sections:\n  - cards: &cards\n      - {title: One}\n  - cards: *cards\n')
  expect(() => setField(file, 'sections/1/cards/0/title', 'Two')).toThrow('share a text')
  expect(() => moveItem(file, 'sections', 1, 0)).toThrow('share a text')
})

test('a blank line is between all items of a list or between none', () => {
  const file = openYaml('sections:\n  - a: 1\n\n  - a: 2\n')
  const last = 'sections:\n  - a: 2\n\n  - a: 1\n'
  expect(moveItem(file, 'sections', 0, 1).text).toBe(last)
  expect(moveItem(file, 'sections', 1, 0).text).toBe(last)
  expect(addItem(file, 'sections', 0, { a: 0 }).text).toBe('sections:\n  - a: 0\n\n  - a: 1\n\n  - a: 2\n')
  expect(addItem(openYaml('list:\n  - a: 1\n'), 'list', 1, { a: 2 }).text).toBe('list:\n  - a: 1\n  - a: 2\n')
})

test('a new field comes where the schema has it', () => {
  const file = openYaml('path: /a\nname: A\nseo:\n  title: T\nmenu: {text: M}\n')
  const order = ['path', 'name', 'parent', 'seo']
  expect(setField(file, 'parent', '/b', order).text).toContain('name: A\nparent: /b\nseo:')
  expect(setField(file, 'menu/link', '/x', ['text', 'link']).text).toContain('menu: {text: M, link: /x}')
  expect(setField(file, 'seo/noIndex', true).text).toContain('  title: T\n  noIndex: true\n')
  expect(addItem(file, 'formerPaths', 0, '/x', order).text).toContain('formerPaths: [/x]')
})
