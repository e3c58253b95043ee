// Fails when a deploy takes away the files of pages that are open, or keeps old ones forever.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './keep-assets.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string, days: number): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  utimesSync(join(folder, file), daysAgo(days), daysAgo(days))
}

const keep = () => keepAssets(join(folder, 'earlier'), join(folder, 'next'), ['/assets/', '/media/'], NOW)
const files = () => globSync('**/*.*', { cwd: join(folder, 'next') }).sort()

test('a build keeps the hashed files of the earlier build, with their variants and times, and nothing else', () => {
  write('next/assets/page-bbbbbbbb.js', 'new', 0)
  for (const file of [
    'assets/page-aaaaaaaa.js',
    'assets/page-aaaaaaaa.js.br',
    'media/a.12345678-480.avif',
    'ed.html',
    'robots.txt',
  ])
    write(`earlier/${file}`, 'old', 3)
  keep()
  expect(files()).toEqual([
    'assets/page-aaaaaaaa.js',
    'assets/page-aaaaaaaa.js.br',
    'assets/page-bbbbbbbb.js',
    'media/a.12345678-480.avif',
  ])
  expect(statSync(join(folder, 'next/assets/page-aaaaaaaa.js')).mtimeMs, 'time of the kept file').toBe(
    daysAgo(3).getTime(),
  )
})

test('a file that both builds have is the new one', () => {
  write('next/assets/page-aaaaaaaa.js', 'new', 0)
  write('earlier/assets/page-aaaaaaaa.js', 'old', 3)
  keep()
  expect(readFileSync(join(folder, 'next/assets/page-aaaaaaaa.js'), 'utf8')).toBe('new')
})

test('a file that a power failure has emptied is left out', () => {
  write('next/assets/page-bbbbbbbb.js', 'new', 0)
  write('earlier/assets/page-aaaaaaaa.js', '', 3)
  keep()
  expect(files()).toEqual(['assets/page-bbbbbbbb.js'])
})

test('files that no build of the last 30 days has made are left out', () => {
  write('next/assets/page-bbbbbbbb.js', 'new', 0)
  write('earlier/assets/page-aaaaaaaa.js', 'old', 29)
  write('earlier/assets/page-00000000.js', 'old', 31)
  keep()
  expect(files()).toEqual(['assets/page-aaaaaaaa.js', 'assets/page-bbbbbbbb.js'])
})
