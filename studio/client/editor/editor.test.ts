import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileState } from '../../protocol.ts'
import { FILE_AFTER } from './checks.ts'
import { canShowForm, textOf } from './state.ts'
import { Editor } from './editor.ts'

const FILE: FileState = { name: 'content/x.yaml', kind: 'page', text: 'title: One\n', base: 'a', errors: [] }
const BROKEN = 'title: "One\n'

/** The checks wait for a timer, so nothing is sent. */
beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft that is not YAML is shown as text, and undo goes back to the file', () => {
  const editor = new Editor({ ...FILE, draft: { text: BROKEN, base: 'a', at: '2030-01-01T00:00:00Z' } }, {})
  expect(editor.state.isChanged).toBe(true)
  expect(canShowForm(editor.state)).toBe(false)
  expect(textOf(editor.state)).toBe(BROKEN)
  editor.undo()
  expect(editor.state.isChanged).toBe(false)
  expect(canShowForm(editor.state)).toBe(true)
  expect(textOf(editor.state)).toBe(FILE.text)
})

test('undo of text that is not YAML keeps the change before it', () => {
  const editor = new Editor(FILE, {})
  editor.set(['title'], 'Two')
  editor.setText(BROKEN)
  editor.undo()
  expect(textOf(editor.state)).toBe('title: Two\n')
})

test('undo gets back what was typed before the file was read again', () => {
  const editor = new Editor(FILE, {})
  editor.set(['title'], 'Two')
  editor.begin({ ...FILE, text: 'title: Three\n', base: 'b' })
  expect(editor.state.isChanged).toBe(false)
  editor.undo()
  expect(textOf(editor.state)).toBe('title: Two\n')
  expect(editor.state.isChanged).toBe(true)
})

test('an entry gets another name in one line, with its open parts, and undo gives the former name back', () => {
  const text = '# Facts\nprice:\n  value: "$5"\n  approvedBy: Dana\nhours:\n  value: "9"\n'
  const editor = new Editor({ ...FILE, kind: 'facts', text }, {})
  editor.setOpen(['price'], true)
  editor.rename(['price'], 'visitPrice')
  expect(textOf(editor.state)).toBe(text.replace('price:', 'visitPrice:'))
  expect([...editor.state.open]).toEqual(['visitPrice'])
  editor.undo()
  expect(textOf(editor.state)).toBe(text)
  editor.rename(['price'], 'hours')
  expect(editor.state.refused).toBe('The name hours is taken.')
  expect(textOf(editor.state)).toBe(text)
})

test('a key begins the pause before a check again', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const send = vi.fn<typeof fetch>(() => Promise.reject(new Error('There is no server.')))
  vi.stubGlobal('fetch', send)
  const editor = new Editor(FILE, {})
  editor.set(['title'], 'Two')
  await vi.advanceTimersByTimeAsync(FILE_AFTER - 1)
  editor.type('title', () => editor.set(['title'], 'Two words'))
  await vi.advanceTimersByTimeAsync(FILE_AFTER - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
  editor.close()
})

test('what waits for the paint comes before every other change', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const editor = new Editor(FILE, {})
  const type = (words: string) => editor.type('title', () => editor.set(['title'], words))
  type('Two')
  type('Two words')
  expect(textOf(editor.state)).toBe(FILE.text)
  editor.insert(['list'], 0, 'item')
  expect(textOf(editor.state)).toBe('title: Two words\nlist: [item]\n')
  type('Three')
  editor.undo()
  expect(textOf(editor.state)).toBe('title: Two words\nlist: [item]\n')
  type('Four')
  editor.close()
  expect(textOf(editor.state)).toContain('title: Four')
})
