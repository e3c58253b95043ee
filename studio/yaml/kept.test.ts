import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { FieldPath } from '../protocol.ts'
import {
  addItem,
  duplicateItem,
  moveItem,
  openKept,
  removeItem,
  renameField,
  setField,
  valueAt,
  type KeptFile,
} from './kept.ts'

const files = globSync(['content/**/*.yaml', 'app/sections/*/example.yaml'])
  .filter((name) => !/^---$/m.test(readFileSync(name, 'utf8')))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** Files in which every text stands for one field. */
const withoutAnchors = files.filter(({ text }) => !openKept(text).source.isShared)

/** Lines that the second text has and the first has not, and the other way round, in order. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return { removed: one.slice(start, one.length - end), added: other.slice(start, other.length - end) }
}

function leavesOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function listsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    listsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) && value.length > 0 ? [path, ...inner] : inner
}

test('every content file is the same to the byte when nothing changed', () => {
  expect(files.length).toBeGreaterThan(60)
  for (const { text } of files) expect(openKept(text).text).toBe(text)
})

test('every text can be changed, exactly its line changes, and undoing brings back every byte', () => {
  let edits = 0
  for (const { name, text } of withoutAnchors) {
    const file = openKept(text)
    for (const path of leavesOf(file.value)) {
      const value = valueAt(file.value, path)
      const next = setField(file, path, `${String(value)} more: words #1`)
      const { removed, added } = changedLines(text, next.text)
      // Some search words are wrapped over two lines. A changed one stands on one line.
      const isWrapped = name.endsWith('search.yaml') && removed.length === 2
      const isOneLine = (removed.length === 1 || isWrapped) && added.length === 1
      if (!isOneLine) throw new Error(`${name} ${path.join('.')}: ${removed.length} lines became ${added.length}`)
      expect(setField(next, path, value).text).toBe(text)
      edits++
    }
  }
  expect(edits).toBeGreaterThan(9_000)
})

describe('random changes', () => {
  const word = fc.constantFrom(
    'plain',
    'a: b',
    '- c',
    '#d',
    "it's",
    '"q"',
    '{facts.x}',
    '[z]',
    '24–48 hours',
    ' x',
    'yes',
    '7',
    '',
  )
  const group = fc.record({
    title: word,
    words: fc.array(word, { maxLength: 3 }),
    deep: fc.array(fc.record({ a: word }), { maxLength: 3 }),
  })
  // A clone has the prototype of plain objects, as a parsed file has.
  const value = fc.oneof(word, group).map((each): unknown => structuredClone(each))
  const step = fc.record({ what: fc.nat(5), where: fc.nat(), from: fc.nat(), to: fc.nat(), value })

  test('after any changes the file says what they meant, and so does the studio', () => {
    fc.assert(
      fc.property(
        fc.nat(withoutAnchors.length - 1),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        (index, steps) => {
          const { text } = withoutAnchors[index] ?? { text: '' }
          let file = openKept(text)
          for (const each of steps) {
            // Parsed, not cloned: in `file.value` a doubled item is one object, and a change would hit it twice.
            const wanted: unknown = parse(file.text)
            file = changed(file, wanted, each)
            expect(isDeepStrictEqual(parse(file.text), wanted)).toBe(true)
            expect(isDeepStrictEqual(file.value, wanted)).toBe(true)
          }
        },
      ),
      { numRuns: 80 },
    )
  })

  interface Step {
    what: number
    where: number
    from: number
    to: number
    value: unknown
  }

  /** The file after one step. `wanted` is changed in the same way, as plain data. */
  function changed(file: KeptFile, wanted: unknown, { what, where, from, to, value: given }: Step): KeptFile {
    const leaves = leavesOf(file.value)
    const lists = listsOf(file.value)
    if (what === 0 || lists.length === 0) {
      const path = leaves[where % leaves.length] ?? []
      const holder = valueAt(wanted, path.slice(0, -1)) as Record<string, unknown>
      const text = typeof given === 'string' ? given : 'text'
      holder[String(path.at(-1))] = text
      return setField(file, path, text)
    }
    const path = lists[where % lists.length] ?? []
    const list = valueAt(wanted, path) as unknown[]
    const index = from % list.length
    const target = to % list.length
    switch (what) {
      case 1:
        list.splice(target, 0, ...list.splice(index, 1))
        return moveItem(file, path, index, target)
      case 2:
        list.splice(index, 1)
        return removeItem(file, path, index)
      case 3:
        list.splice(index, 0, structuredClone(list[index]))
        return duplicateItem(file, path, index)
      default:
        list.splice(index, 0, structuredClone(given))
        return addItem(file, path, index, given)
    }
  }
})

/** The entries of a file, ten at a time. Each new name reads the text again, which takes long for a large file. */
function tenEntriesEach(text: string): string[] {
  const entries = text.split(/^(?=\w)/m)
  return Array.from({ length: Math.ceil(entries.length / 10) }, (_, part) =>
    entries.slice(part * 10, (part + 1) * 10).join(''),
  )
}

const registers = ['facts', 'treatments', 'images'].flatMap((name) => {
  const file = `content/${name}.yaml`
  return tenEntriesEach(readFileSync(file, 'utf8')).map((text) => ({ file, text, group: [] as string[] }))
})

const groupsOfClinic = [['forms', 'ids'], ['careTeam']].map((group) => {
  const file = 'content/clinic.yaml'
  return { file, text: readFileSync(file, 'utf8'), group }
})

test('an entry gets another name in one line, and the former name brings back every byte', () => {
  let entries = 0
  for (const { file, text, group } of [...registers, ...groupsOfClinic]) {
    const kept = openKept(text)
    const names = Object.keys(valueAt(kept.value, group) as object)
    for (const name of names) {
      const next = renameField(kept, [...group, name], 'another')
      expect(changedLines(text, next.text), `${file} ${name}`).toMatchObject({ removed: [{}], added: [{}] })
      const keys = Object.keys(valueAt(next.value, group) as object)
      expect(keys).toEqual(names.map((each) => (each === name ? 'another' : each)))
      expect(renameField(next, [...group, 'another'], name).text).toBe(text)
      entries++
    }
  }
  expect(entries).toBeGreaterThan(150)
  expect(() => renameField(openKept('a: 1\nb: 2\n'), ['a'], 'b')).toThrow('The name b is taken.')
})

test('a moved section takes its lines with it, and blank lines stay between sections', () => {
  for (const { name, text } of withoutAnchors.filter((file) => file.name.startsWith('content/pages/'))) {
    const file = openKept(text)
    const { length } = valueAt(file.value, ['sections']) as unknown[]
    if (length < 3) continue
    const moved = moveItem(file, ['sections'], 1, length - 1)
    expect(moved.text.split('\n').sort(), name).toEqual(text.split('\n').sort())
    expect(moveItem(moved, ['sections'], length - 1, 1).text).toBe(text)
  }
})

test('comments go with their item, and headings of groups stay', () => {
  const text = '# Words\n\n# Blood\n- { a: 1 }\n- { a: 2 }\n\n# Heart\n- { a: 3 }\n- { a: 4 }\n'
  const file = openKept(text)
  expect(removeItem(file, [], 2).text).toBe('# Words\n\n# Blood\n- { a: 1 }\n- { a: 2 }\n\n# Heart\n- { a: 4 }\n')
  const list = openKept('list:\n  # one\n  - 1\n  # two\n  - 2\n  - 3\n')
  expect(moveItem(list, ['list'], 1, 2).text).toBe('list:\n  # one\n  - 1\n  - 3\n  # two\n  - 2\n')
})

test('a text that several fields share is not changed from one of them, and the reason says so', () => {
  const text =
    'sections:\n  - type: a\n    cards: &cards\n      - { title: One }\n  - type: b\n    cards: *cards\n  - type: c\n'
  const file = openKept(text)
  expect(() => setField(file, ['sections', 1, 'cards', 0, 'title'], 'Two')).toThrow(
    /shared: another part .* "&cards"/,
  )
  expect(() => moveItem(file, ['sections'], 1, 0)).toThrow(/share one text/)
  expect(() => removeItem(file, ['sections'], 0)).toThrow(/share one text/)
  const changed = setField(file, ['sections', 0, 'cards', 0, 'title'], 'Two')
  expect(valueAt(changed.value, ['sections', 1, 'cards', 0, 'title'])).toBe('Two')
})

test('a new field stands where the schema has it', () => {
  const file = openKept('path: /a\nname: A\nseo:\n  title: T\nmenu: { text: M }\n')
  expect(setField(file, ['parent'], '/b', ['path', 'name', 'parent', 'seo']).text).toContain(
    'name: A\nparent: /b\nseo:',
  )
  expect(setField(file, ['menu', 'link'], '/x', ['text', 'link']).text).toContain('menu: { text: M, link: /x }')
  expect(setField(file, ['seo', 'noIndex'], true).text).toContain('  title: T\n  noIndex: true\n')
  expect(setField(file, ['seo', 'title'], 'It: is "so"').text).toContain('title: \'It: is "so"\'')
})
