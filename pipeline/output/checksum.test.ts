// Fails when a build takes a bundle in which a file was cut off, emptied or lost.
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checksumOfFolder } from './checksum.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sum-'))
  mkdirSync(join(folder, '.vite'))
  for (const file of ['.vite/manifest.json', 'index.js']) writeFileSync(join(folder, file), `content of ${file}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each<[change: string, change: () => void]>([
  ['is cut off', () => truncateSync(join(folder, 'index.js'), 9)],
  ['is empty, in a hidden folder', () => truncateSync(join(folder, '.vite/manifest.json'))],
  ['is missing', () => rmSync(join(folder, 'index.js'))],
  ['is new', () => writeFileSync(join(folder, 'other.js'), '')],
])('the sum of a folder is another when a file %s', (_change, change) => {
  const before = checksumOfFolder(folder, 'sum')
  expect(checksumOfFolder(folder, 'sum')).toBe(before)
  writeFileSync(join(folder, 'sum'), before)
  expect(checksumOfFolder(folder, 'sum')).toBe(before)
  change()
  expect(checksumOfFolder(folder, 'sum')).not.toBe(before)
})
