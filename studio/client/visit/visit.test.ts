import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileState } from '../../protocol.ts'
import { FILE_AFTER } from './checks.ts'
import { textOf } from './state.ts'
import { Visit } from './visit.ts'

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
  const visit = new Visit({ ...FILE, draft: { text: BROKEN, base: 'a', at: '2030-01-01T00:00:00Z' } }, {})
  expect(visit.state).toMatchObject({ isTextShown: true, isChanged: true })
  visit.show(['title'])
  expect(visit.state.isTextShown).toBe(true)
  expect(textOf(visit.state)).toBe(BROKEN)
  visit.undo()
  expect(visit.state).toMatchObject({ isChanged: false })
  expect(textOf(visit.state)).toBe(FILE.text)
})

test('undo of text that is not YAML keeps the change before it', () => {
  const visit = new Visit(FILE, {})
  visit.set(['title'], 'Two')
  visit.setText(BROKEN)
  visit.undo()
  expect(textOf(visit.state)).toBe('title: Two\n')
})

test('undo gets back what was typed before the file was read again', () => {
  const visit = new Visit(FILE, {})
  visit.set(['title'], 'Two')
  visit.begin({ ...FILE, text: 'title: Three\n', base: 'b' })
  expect(visit.state.isChanged).toBe(false)
  visit.undo()
  expect(textOf(visit.state)).toBe('title: Two\n')
  expect(visit.state.isChanged).toBe(true)
})

test('an entry gets another name in one line, with its open parts, and undo gives the former name back', () => {
  const text = '# Facts\nprice:\n  value: "$5"\n  approvedBy: Dana\nhours:\n  value: "9"\n'
  const visit = new Visit({ ...FILE, kind: 'facts', text }, {})
  visit.setOpen(['price'], true)
  visit.rename(['price'], 'visitPrice')
  expect(textOf(visit.state)).toBe(text.replace('price:', 'visitPrice:'))
  expect([...visit.state.open]).toEqual(['visitPrice'])
  visit.undo()
  expect(textOf(visit.state)).toBe(text)
  visit.rename(['price'], 'hours')
  expect(visit.state.refused).toBe('The name hours is taken.')
  expect(textOf(visit.state)).toBe(text)
})

test('a key begins the pause before a check again', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const send = vi.fn<typeof fetch>(() => Promise.reject(new Error('There is no server.')))
  vi.stubGlobal('fetch', send)
  const visit = new Visit(FILE, {})
  visit.set(['title'], 'Two')
  await vi.advanceTimersByTimeAsync(FILE_AFTER - 1)
  visit.type('title', () => visit.set(['title'], 'Two words'))
  await vi.advanceTimersByTimeAsync(FILE_AFTER - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
  visit.close()
})

test('what waits for the paint comes before every other change', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const visit = new Visit(FILE, {})
  const type = (words: string) => visit.type('title', () => visit.set(['title'], words))
  type('Two')
  type('Two words')
  expect(textOf(visit.state)).toBe(FILE.text)
  visit.insert(['list'], 0, 'item')
  expect(textOf(visit.state)).toBe('title: Two words\nlist: [item]\n')
  type('Three')
  visit.undo()
  expect(textOf(visit.state)).toBe('title: Two words\nlist: [item]\n')
  type('Four')
  visit.close()
  expect(textOf(visit.state)).toContain('title: Four')
})
