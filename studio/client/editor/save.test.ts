// Fails when saving drops what was typed meanwhile, or overwrites what others have saved.
import { afterEach, expect, test, vi } from 'vitest'
import { Editor } from './editor.ts'
import { discard, save, syncWithDisk } from './save.ts'

const NAME = 'content/x.yaml'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An editor of a file on a disk that keeps what is saved. `onSave` runs while the server saves. */
function editorOf(disk: { value: unknown }, onSave?: (editor: Editor) => void): Editor {
  // The checks wait for a timer.
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
  const editor = new Editor({ name: NAME, value: disk.value, drafts: [] }, {})
  vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
    if (address.includes('/file?')) return Response.json({ name: NAME, value: disk.value, drafts: [] })
    const { value, base } = JSON.parse(request.body) as { value: unknown; base: unknown }
    expect(base).toEqual(disk.value)
    onSave?.(editor)
    disk.value = value
    return Response.json(null)
  })
  return editor
}

test('a file is saved without the space at the end of a text, and what is typed meanwhile is not saved', async () => {
  const disk = { value: { title: 'One', note: 'One' } }
  const editor = editorOf(disk, () => editor.set('note', 'Typed meanwhile'))
  editor.set('title', 'Two ')
  await save(editor)
  expect(disk.value).toEqual({ title: 'Two', note: 'One' })
  expect(editor.state).toMatchObject({ isChanged: true, isBusy: false, fault: undefined })
  expect(editor.state.value).toEqual({ title: 'Two', note: 'Typed meanwhile' })
})

test('saving keeps what somebody else has saved meanwhile, and asks before it replaces their words', async () => {
  const disk = { value: { title: 'One', note: 'One' } }
  const editor = editorOf(disk)
  editor.set('title', 'Mine')
  disk.value = { title: 'One', note: 'Theirs' }
  await save(editor)
  expect(disk.value).toEqual({ title: 'Mine', note: 'Theirs' })
  expect(editor.state.isChanged).toBe(false)
  editor.set('title', 'Mine again')
  disk.value = { title: 'Theirs', note: 'Theirs' }
  await save(editor)
  expect(disk.value).toEqual({ title: 'Theirs', note: 'Theirs' })
  expect(editor.state.fault, 'The server is not asked').toBeUndefined()
  expect(editor.state.conflict?.fields).toEqual([{ path: 'title', mine: 'Mine again', theirs: 'Theirs' }])
})

test('a discarded change comes back with undo, and the disk is followed when nothing is changed', async () => {
  const disk = { value: { title: 'One' } }
  const editor = editorOf(disk)
  editor.set('title', 'Two')
  await discard(editor)
  expect(editor.state).toMatchObject({ value: { title: 'One' }, isChanged: false })
  editor.travel(-1)
  expect(editor.state).toMatchObject({ value: { title: 'Two' }, isChanged: true })
  editor.travel(1)
  disk.value = { title: 'Theirs' }
  await syncWithDisk(editor)
  editor.travel(-1)
  expect(editor.state, 'Undo does not take back what others saved').toMatchObject({
    value: { title: 'Theirs' },
    isChanged: false,
  })
})

test('a full disk is over once the file is saved', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
  const disk = { value: { title: 'One' }, isFull: true }
  vi.stubGlobal('fetch', async (address: string, request?: { body?: string }) => {
    if (address.includes('/file?')) return Response.json({ name: NAME, value: disk.value, drafts: [] })
    if (!request?.body) return Response.json([])
    if (disk.isFull) return Response.json({ message: 'The disk is full.' }, { status: 500 })
    if (address.endsWith('/save')) disk.value = (JSON.parse(request.body) as typeof disk).value
    return Response.json({ texts: [] })
  })
  const editor = new Editor({ name: NAME, value: disk.value, drafts: [] }, {})
  editor.set('title', 'Two')
  await vi.runAllTimersAsync()
  expect(editor.state).toMatchObject({ checkFault: 'The disk is full.', isChanged: true })
  expect(editor.state.kept).toBeUndefined()
  await save(editor)
  expect(editor.state.fault).toBe('The disk is full.')
  disk.isFull = false
  await save(editor)
  await vi.runAllTimersAsync()
  expect(disk.value).toEqual({ title: 'Two' })
  expect([editor.state.fault, editor.state.checkFault, editor.state.isChanged]).toEqual([undefined, undefined, false])
})
