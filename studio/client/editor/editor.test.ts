// Fails when words that were typed are lost, called kept too early, or replaced by those of somebody else.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft, FileState } from '../../protocol.ts'
import { moved } from '../../values/changes.ts'
import { OTHERS } from '../../values/merge.ts'
import { CHECK_AFTER_MS, Editor, KEEP_AFTER_MS } from './editor.ts'
import { tidy } from './edits.ts'
import { rebased, reverted } from './rebase.ts'
import { problemsWithin } from './state.ts'

const FILE = { name: 'content/x.yaml', value: { title: 'One' }, drafts: [] }

/** The checks wait for a timer, so nothing is sent. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** False if somebody has to decide first. */
function rebase(editor: Editor, file: FileState, isMine?: readonly boolean[]): boolean {
  editor.change(rebased(editor.state, file, isMine))
  return !(editor.state.fault ?? editor.state.conflict)
}

function takeBack(editor: Editor, change: { before?: unknown; after?: unknown }): string | undefined {
  const state = reverted(editor.state, change)
  if (typeof state === 'string') return state
  editor.change(state)
  return undefined
}

const draft = { value: { title: 'Two' }, base: FILE.value, tab: 'x', at: '2030-01-01T00:00:00Z' }

test('a draft is shown, and undo goes back to the file', () => {
  const editor = new Editor(FILE, {}, draft)
  expect([editor.state.isChanged, editor.state.value]).toEqual([true, draft.value])
  editor.travel(-1)
  expect([editor.state.isChanged, editor.state.value]).toEqual([false, FILE.value])
})

test('saved words that others have changed since are asked about once', () => {
  const editor = new Editor({ ...FILE, value: { title: 'Mine' } }, {})
  const mark = { value: { title: 'Mine' }, base: FILE.value, tab: OTHERS, at: '2030-01-01T00:00:00Z' }
  const theirs = { ...FILE, value: { title: 'Theirs' }, drafts: [mark] }
  expect(rebase(editor, theirs)).toBe(false)
  expect(editor.state.conflict?.fields).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }])
  expect(rebase(editor, theirs, [true])).toBe(true)
  expect([rebase(editor, theirs), editor.state.value]).toEqual([true, { title: 'Mine' }])
})

test('the draft of a file that somebody has broken is shown, and saving it does not replace the file unasked', () => {
  const broken = { ...FILE, value: undefined, broken: 'Line 1' }
  const editor = new Editor(broken, {}, draft)
  expect(rebase(editor, broken)).toBe(false)
  expect([editor.state.value, editor.state.file.value]).toEqual([draft.value, FILE.value])
  expect(editor.state.fault).toMatch(/can’t be read now/)
})

const TWO = { ...FILE, value: { title: 'One', lede: 'One' } }

test('what somebody else saved comes together with what was typed here, and undo takes back only the latter', () => {
  const editor = new Editor(TWO, {})
  editor.set('title', 'Mine')
  expect(rebase(editor, { ...TWO, value: { title: 'One', lede: 'Theirs', note: 'Theirs' } })).toBe(true)
  expect(editor.state.value).toEqual({ title: 'Mine', lede: 'Theirs', note: 'Theirs' })
  expect([editor.state.isChanged, editor.state.conflict]).toEqual([true, undefined])
  expect(editor.state.announcement).toContain('Lede; Note')
  editor.travel(-1)
  expect(editor.state.value).toMatchObject({ title: 'One', lede: 'Theirs' })
  expect(editor.state.isChanged).toBe(false)
})

test('a draft is rebased onto what changed on disk since it was begun', () => {
  const begun = { ...draft, value: { title: 'Mine', lede: 'One' }, base: TWO.value }
  const file = { ...FILE, value: { title: 'One', lede: 'Theirs' } }
  const editor = new Editor(file, {}, begun)
  expect(rebase(editor, file)).toBe(true)
  expect(editor.state.value).toEqual({ title: 'Mine', lede: 'Theirs' })
})

test.each([
  [true, { title: 'Mine', lede: 'Mine' }],
  [false, { title: 'Theirs', lede: 'Mine' }],
])('only the field that both changed is asked about (mine: %s)', (isMine, value) => {
  const start = { ...FILE, value: { title: 'One', lede: 'One', note: 'One' } }
  const editor = new Editor(start, {})
  editor.set('title', 'Mine')
  editor.set('lede', 'Mine')
  expect(rebase(editor, { ...start, value: { title: 'Theirs', lede: 'One' } })).toBe(false)
  const { conflict } = editor.state
  if (!conflict) throw new Error('Nothing is asked.')
  expect(conflict.fields).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }])
  rebase(editor, conflict.file, [isMine])
  expect([editor.state.value, editor.state.conflict]).toEqual([value, undefined])
  // My own words are not said to be someone else's.
  expect(editor.state.announcement).toContain(isMine ? 'this: Note.' : 'this: Title; Note.')
})

test('saving drops spaces around a text that was typed, and characters that nobody sees', () => {
  const editor = new Editor({ ...FILE, value: { title: 'One', note: ' Kept ' } }, {})
  editor.set('title', ' \u0000Two\u0007  words \n')
  editor.change(tidy(editor.state))
  expect(editor.state.value).toEqual({ title: 'Two words', note: ' Kept ' })
  expect(tidy(editor.state)).toBe(editor.state)
})

test('nothing counts as checked from the first key on until the check of this text has ended', async () => {
  stubAnswers(Promise.resolve('[]'))
  const editor = new Editor(FILE, {})
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS)
  expect(editor.state.isChecked).toBe(true)
  editor.set('title', 'Two')
  expect(editor.state.isChecked).toBe(false)
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS - 1)
  expect(editor.state.isChecked).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(editor.state.isChecked).toBe(true)
})

test('the preview shows a text before the check of the site has ended', async () => {
  const problems = Promise.withResolvers<string>()
  stubAnswers(problems.promise)
  const editor = new Editor(FILE, {})
  editor.set('title', 'Two')
  await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS)
  expect(editor.state).toMatchObject({ shown: { texts: [{ path: 'title' }] }, isChecked: false })
  problems.resolve('[]')
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS - KEEP_AFTER_MS)
  expect(editor.state.isChecked).toBe(true)
})

test('items of a list fold when they get other places; other parts stay open', () => {
  const list = [{ a: 1 }, { a: 2 }]
  const editor = new Editor({ ...FILE, value: { seo: { a: 'One' }, list } }, {})
  const open = ['seo', 'list', 'list/0']
  for (const change of [
    () => editor.set('list', moved(list, 0, 1)),
    () => editor.set('list', [{ a: 3 }, ...list]),
    () => editor.set('list/0', undefined),
  ]) {
    for (const part of open) editor.setOpen(part, true)
    change()
    expect([...editor.state.open].sort()).toEqual(['list', 'seo'])
  }
})

test('an approval is only for words that somebody has read: it ends when others come with a merge', () => {
  const fact = { value: '$6', approvedBy: null }
  const editor = new Editor({ ...FILE, value: { fact } }, {})
  editor.set('fact/approvedBy', 'Dana')
  expect(rebase(editor, { ...FILE, value: { fact: { ...fact, value: '$99' } } })).toBe(true)
  expect(editor.state.value).toEqual({ fact: { value: '$99', approvedBy: null } })
  editor.set('fact/approvedBy', 'Dana')
  expect(takeBack(editor, { before: { fact }, after: { fact: { ...fact, value: '$99' } } })).toBeUndefined()
  expect(editor.state.value).toEqual({ fact })
})

test('a change is taken back, unless a later one is in the same words', () => {
  const editor = new Editor({ ...FILE, value: { title: 'Two', lede: 'New' } }, {})
  const [before, after] = [{ title: 'One' }, { title: 'Two' }]
  expect(takeBack(editor, { after })).toMatch(/created or removed/)
  expect(takeBack(editor, { before, after })).toBeUndefined()
  expect(editor.state.value).toEqual({ title: 'One', lede: 'New' })
  expect(takeBack(editor, { before, after })).toMatch(/^Nothing to undo/)
  editor.set('title', 'Three')
  expect(takeBack(editor, { before, after })).toMatch(/same words .*: Title/)
  expect(editor.state.value).toEqual({ title: 'Three', lede: 'New' })
})

test('a field and its file have the messages of its problems; those of other files are not here', async () => {
  const problem = { file: FILE.name, path: 'title', message: 'Too long.', blocksSaving: true }
  const problems = [problem, { ...problem, message: 'Not a word.' }, { ...problem, file: 'content/y.yaml' }]
  stubAnswers(Promise.resolve(JSON.stringify(problems)))
  const editor = new Editor(FILE, {})
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS)
  expect(problemsWithin(editor.state, 'title').map(({ message }) => message)).toEqual(['Too long.', 'Not a word.'])
  expect(problemsWithin(editor.state, '')).toHaveLength(2)
})

test('a key begins the pauses again: nothing is checked while somebody types', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('/edit/api/', ''))
    return address.includes('problems') ? Response.json([]) : SHOWN()
  })
  const editor = new Editor(FILE, {})
  editor.set('title', 'Two')
  await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS - 1)
  editor.set('title', 'Two words')
  await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS - KEEP_AFTER_MS)
  editor.set('title', 'Two words more')
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS - 1)
  expect(asked).toEqual(['draft', 'draft'])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked.at(-1), editor.state.isChecked]).toEqual(['problems?name=', true])
})

/** A server whose answers a test gives one by one. `asked` are its requests. */
function heldAnswers() {
  const asked: { what: string; body: Partial<Draft>; answer: (response: Response) => void }[] = []
  vi.stubGlobal('fetch', (address: string, { body = '{}' }: { body?: string } = {}) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({ what: address.replace('/edit/api/', ''), body: JSON.parse(body) as Partial<Draft>, answer: resolve })
    return promise
  })
  return asked
}

const SHOWN = () => Response.json({ texts: [] })

test('a draft counts as kept once the server has said so, and only for what it was told', async () => {
  const asked = heldAnswers()
  const editor = new Editor(FILE, {})
  const isKept = () => editor.state.kept === editor.state.value
  editor.set('title', 'Two')
  await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS)
  expect([asked.length, isKept()]).toEqual([1, false])
  editor.set('title', 'Two words')
  await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS)
  expect(asked, 'A later text waits, so that the earlier one cannot replace it').toHaveLength(1)
  asked[0]?.answer(SHOWN())
  await vi.advanceTimersByTimeAsync(0)
  expect([asked[1]?.body.value, isKept()]).toEqual([{ title: 'Two words' }, false])
  asked[1]?.answer(SHOWN())
  await vi.advanceTimersByTimeAsync(0)
  expect(isKept()).toBe(true)
})

test('a request without an answer ends after its limit, and what was typed is not called kept', async () => {
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    const ended = new AbortController()
    setTimeout(() => ended.abort(), ms)
    return ended.signal
  })
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('Aborted')))),
  )
  const editor = new Editor(FILE, {})
  editor.set('title', 'Two')
  await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS)
  await vi.advanceTimersByTimeAsync(limits[0] ?? 0)
  expect(editor.state.checkFault).toMatch(/doesn’t answer within \d+ seconds. Your work is still in this window/)
  expect(editor.state.kept).not.toBe(editor.state.value)
})

test('the draft of a closed tab goes only after this tab has its own', async () => {
  const asked = heldAnswers()
  const editor = new Editor(FILE, {}, draft)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ body }) => body)).toMatchObject([{ value: draft.value, base: draft.base }])
  expect(asked[0]?.body.tab).not.toBe(draft.tab)
  asked[0]?.answer(SHOWN())
  await vi.advanceTimersByTimeAsync(0)
  expect(asked[1]?.body).toEqual({ name: FILE.name, tab: draft.tab })
  expect(editor.state.kept).toBe(editor.state.value)
})

/** Answers as the server does; `problems` is the answer of its check. */
function stubAnswers(problems: Promise<string>): void {
  const shown = JSON.stringify({ texts: [{ path: 'title', read: 'One' }] })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('problems') ? new Response(await problems) : new Response(shown),
  )
}
