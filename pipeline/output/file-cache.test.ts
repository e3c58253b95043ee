// Fails when a build copies a picture that a power failure has damaged, or keeps those that nothing uses.
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileCache, type FileCache } from './file-cache.ts'

let folder: string
let cache: FileCache
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  cache = fileCache(join(folder, 'media'))
  file = join(folder, 'media/care.avif')
  for (const name of ['care.avif', 'desk.avif']) cache.write(name, Buffer.from('a picture'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file that is as it was written is read, and stays', () => {
  expect(cache.read('care.avif')?.toString()).toBe('a picture')
  cache.clean()
  expect(readdirSync(join(folder, 'media'))).toEqual(['care.avif', 'desk.avif'])
  cache.clean(['care.avif'])
  for (const each of ['media', 'media-sums']) expect(readdirSync(join(folder, each))).toEqual(['care.avif'])
})

test.each<[what: string, damage: () => void]>([
  ['emptied', () => truncateSync(file)],
  ['cut off', () => truncateSync(file, 4)],
  ['filled with zeros', () => writeFileSync(file, Buffer.alloc(9))],
  ['made longer', () => appendFileSync(file, Buffer.alloc(9))],
  ['left without its sum', () => rmSync(join(folder, 'media-sums'), { recursive: true })],
])('a file that a power failure has %s is not read, and goes', (_what, damage) => {
  damage()
  expect(cache.read('care.avif')).toBeUndefined()
  cache.clean(['care.avif'])
  expect(existsSync(file)).toBe(false)
})
