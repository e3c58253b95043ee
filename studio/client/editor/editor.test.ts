import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileState } from '../../protocol.ts'
import { CHECK_AFTER } from './checks.ts'
import { textOf } from './state.ts'
import { Editor } from './editor.ts'
import { meet, settle, takeBack } from './save.ts'

const FILE: FileState = { name: 'content/x.yaml', text: 'title: One\n' }
const BROKEN = 'title: "One\n'

/** The checks wait for a timer, so nothing is sent. */
beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = { text: 'title: Two\n', base: FILE.text, tab: 'x', at: '2030-01-01T00:00:00Z' }

test('a draft is shown, and undo goes back to the file', () => {
  const editor = new Editor({ ...FILE, draft }, {})
  expect([editor.state.isChanged, textOf(editor.state)]).toEqual([true, draft.text])
  editor.travel('past')
  expect([editor.state.isChanged, textOf(editor.state)]).toEqual([false, FILE.text])
})

test('the draft of a file that somebody has broken is shown, and saving it does not replace the file unasked', () => {
  const broken = { ...FILE, text: BROKEN, broken: 'Line 1', draft }
  const editor = new Editor(broken, {})
  expect(meet(editor, broken)).toBe(false)
  expect([textOf(editor.state), editor.state.file.text]).toEqual([draft.text, FILE.text])
  expect(editor.state.fault).toMatch(/can’t be read now/)
})

const TWO: FileState = { ...FILE, text: 'title: One # a comment\nlede: One\n' }

test('what somebody else saved comes together with what was typed here, and undo takes back only the latter', () => {
  const editor = new Editor(TWO, {})
  editor.set('title', 'Mine')
  expect(meet(editor, { ...TWO, text: 'title: One # a comment\nlede: Theirs\nnote: Theirs\n' })).toBe(true)
  expect(textOf(editor.state)).toBe('title: Mine # a comment\nlede: Theirs\nnote: Theirs\n')
  expect([editor.state.isChanged, editor.state.conflict]).toEqual([true, undefined])
  expect(editor.state.said).toContain('Lede; Note')
  editor.travel('past')
  expect(textOf(editor.state)).toContain('title: One # a comment\nlede: Theirs')
  expect(editor.state.isChanged).toBe(false)
})

test('a draft meets what changed on disk since it was begun', () => {
  const begun = { ...draft, text: 'title: Mine\nlede: One\n', base: 'title: One\nlede: One\n' }
  const file = { ...FILE, text: 'title: One\nlede: Theirs\n', draft: begun }
  const editor = new Editor(file, {})
  expect(meet(editor, file)).toBe(true)
  expect(textOf(editor.state)).toBe('title: Mine\nlede: Theirs\n')
})

test.each([
  [true, 'title: Mine\nlede: Mine\n'],
  [false, 'title: Theirs\nlede: Mine\n'],
])('only the field that both changed is asked about (mine: %s)', (isMine, text) => {
  const start = { ...FILE, text: 'title: One\nlede: One\nnote: One\n' }
  const editor = new Editor(start, {})
  editor.set('title', 'Mine')
  editor.set('lede', 'Mine')
  expect(meet(editor, { ...start, text: 'title: Theirs\nlede: One\n' })).toBe(false)
  const { conflict } = editor.state
  if (!conflict) throw new Error('Nothing is asked.')
  expect(conflict.twice).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }])
  settle(editor, conflict, [isMine])
  expect([textOf(editor.state), editor.state.conflict]).toEqual([text, undefined])
})

test('saving drops spaces around a text that was typed, and characters that nobody sees', () => {
  const editor = new Editor({ ...FILE, text: 'title: One\nnote: " Kept "\n' }, {})
  editor.set('title', ' \u0000Two\u0007  words \n')
  editor.tidy()
  expect(textOf(editor.state)).toBe('title: Two words\nnote: " Kept "\n')
  const { state } = editor
  editor.tidy()
  expect(editor.state).toBe(state)
})

test('nothing counts as checked from the first key on until the check of this text has ended', async () => {
  stubAnswers(Promise.resolve('[]'))
  const editor = new Editor(FILE, {})
  await vi.advanceTimersByTimeAsync(CHECK_AFTER)
  expect(editor.state.isChecked).toBe(true)
  editor.set('title', 'Two')
  expect(editor.state.isChecked).toBe(false)
  await vi.advanceTimersByTimeAsync(CHECK_AFTER - 1)
  expect(editor.state.isChecked).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(editor.state.isChecked).toBe(true)
  editor.close()
})

test('the preview shows a text before the check of the site has ended', async () => {
  const problems = Promise.withResolvers<string>()
  stubAnswers(problems.promise)
  const editor = new Editor(FILE, {})
  await vi.advanceTimersByTimeAsync(CHECK_AFTER)
  expect(editor.state).toMatchObject({ texts: [{ path: 'title' }], isChecked: false })
  problems.resolve('[]')
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.state.isChecked).toBe(true)
  editor.close()
})

test('a change is refused where several fields share a text (an anchor)', () => {
  const editor = new Editor({ ...FILE, text: 'one: &text One\ntwo: *text\n' }, {})
  editor.set('one', 'Two')
  expect(editor.state.fault).toMatch('share a text')
  expect(editor.state.isChanged).toBe(false)
})

test('items of a list fold when they get other places; other parts stay open', () => {
  const editor = new Editor({ ...FILE, text: 'seo: {a: One}\nlist: [{a: 1}, {a: 2}]\n' }, {})
  const open = ['seo', 'list', 'list/0']
  for (const change of [
    () => editor.move('list', 0, 1),
    () => editor.insert('list', 0, { a: 3 }),
    () => editor.set('list/0', undefined),
  ]) {
    for (const part of open) editor.setOpen(part, true)
    change()
    expect([...editor.state.open].sort()).toEqual(['list', 'seo'])
  }
})

test('a change is taken back, unless a later one is in the same words', () => {
  const editor = new Editor({ ...FILE, text: 'title: Two\nlede: New\n' }, {})
  const [before, after] = [{ title: 'One' }, { title: 'Two' }]
  expect(takeBack(editor, { after })).toMatch(/created or removed/)
  expect(takeBack(editor, { before, after })).toBeUndefined()
  expect(textOf(editor.state)).toBe('title: One\nlede: New\n')
  expect(takeBack(editor, { before, after })).toMatch(/^Nothing to undo/)
  editor.set('title', 'Three')
  expect(takeBack(editor, { before, after })).toMatch(/same words: Title/)
  expect(textOf(editor.state)).toBe('title: Three\nlede: New\n')
})

test('undo gets back what was typed before the file was read again', () => {
  const editor = new Editor(FILE, {})
  editor.set('title', 'Two')
  editor.begin({ ...FILE, text: 'title: Three\n' })
  expect(editor.state.isChanged).toBe(false)
  editor.travel('past')
  expect(textOf(editor.state)).toBe('title: Two\n')
  expect(editor.state.isChanged).toBe(true)
})

test('undo does not take back what somebody else has saved', () => {
  const editor = new Editor(FILE, {})
  editor.begin({ ...FILE, text: 'title: Three\n' })
  editor.travel('past')
  expect(textOf(editor.state)).toBe('title: Three\n')
})

test('a field has the messages of its problems, one a line; those of other files are not here', async () => {
  const problem = { file: FILE.name, path: 'title', message: 'Too long.', blocksSaving: true }
  const problems = [problem, { ...problem, message: 'Not a word.' }, { ...problem, file: 'content/y.yaml' }]
  stubAnswers(Promise.resolve(JSON.stringify(problems)))
  const editor = new Editor(FILE, {})
  await vi.advanceTimersByTimeAsync(CHECK_AFTER)
  expect([...editor.state.byField]).toEqual([['title', 'Too long.\nNot a word.']])
  editor.close()
})

test('a key begins the pause before a check again', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new Error('There is no server.')))
  vi.stubGlobal('fetch', send)
  const editor = new Editor(FILE, {})
  editor.set('title', 'Two')
  await vi.advanceTimersByTimeAsync(CHECK_AFTER - 1)
  editor.set('title', 'Two words')
  await vi.advanceTimersByTimeAsync(CHECK_AFTER - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
  editor.close()
})

/** Answers as the server does; `problems` is the answer of its check. */
function stubAnswers(problems: Promise<string>): void {
  const shown = JSON.stringify({ texts: [{ path: 'title', read: 'One' }] })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('problems') ? new Response(await problems) : new Response(shown),
  )
}
