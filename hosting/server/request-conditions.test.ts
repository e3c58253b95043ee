import { describe, expect, test } from 'vitest'
import { requestedRange, chooseVariant, isFresh } from './request-conditions.ts'

const variant = (coding: string) => ({ coding, file: `a.${coding}`, size: 1, etag: `"${coding}"` })
const file = {
  name: '/a',
  type: 'x',
  modified: new Date(0),
  plain: { file: 'a', size: 1, etag: '"a"' },
  variants: [variant('br'), variant('gzip')],
}
const modified = new Date('2026-11-01T00:00:00Z')

test.each([
  [undefined, 'a'],
  ['', 'a'],
  ['gzip, deflate, br', 'a.br'],
  ['GZIP', 'a.gzip'],
  ['br;q=0, gzip', 'a.gzip'],
  ['br;q=0.1', 'a.br'],
  ['br;q=nonsense', 'a'],
  ['zstd', 'a'],
  [',,;;', 'a'],
])('Accept-Encoding %s gets the file %s', (accept, wanted) => {
  expect(chooseVariant(file, accept).file).toBe(wanted)
})

describe('a copy in a browser cache is fresh', () => {
  test.each([
    [{ 'if-none-match': '"t"' }, true],
    [{ 'if-none-match': 'W/"t", "u"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"u"' }, false],
    [{ 'if-none-match': '"u"', 'if-modified-since': modified.toUTCString() }, false],
    [{ 'if-modified-since': modified.toUTCString() }, true],
    [{ 'if-modified-since': 'Sat, 31 Oct 2026 00:00:00 GMT' }, false],
    [{ 'if-modified-since': 'nonsense' }, false],
    [{}, false],
  ])('%j: %s', (headers, wanted) => {
    expect(isFresh(headers, '"t"', modified)).toBe(wanted)
  })
})

describe('a range of a file of 10 bytes', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s: %j', (range, wanted) => {
    expect(requestedRange(range === undefined ? {} : { range }, 10, '"t"', modified)).toEqual(wanted)
  })

  test('is ignored when the file has changed since the first part', () => {
    expect(requestedRange({ range: 'bytes=0-3', 'if-range': '"old"' }, 10, '"t"', modified)).toBeUndefined()
    expect(requestedRange({ range: 'bytes=0-3', 'if-range': '"t"' }, 10, '"t"', modified)).toEqual({
      start: 0,
      end: 3,
    })
  })
})
