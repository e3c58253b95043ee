// Fails when a compressed file differs from its original, or each build compresses everything again.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressor } from './compress.ts'

let site: string
let caches: string
let cache: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  caches = mkdtempSync(join(tmpdir(), 'cache-'))
  cache = join(caches, 'compressed')
})

afterEach(() => {
  for (const folder of [site, caches]) rmSync(folder, { recursive: true })
})

test('text files get both variants, and pictures get none', async () => {
  writeFileSync(join(site, 'a.html'), 'text')
  writeFileSync(join(site, 'b.avif'), 'picture')
  await compressor(cache).compressFolder(site)
  expect(readdirSync(site).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.avif'])
  expect(brotliDecompressSync(readFileSync(join(site, 'a.html.br'))).toString()).toBe('text')
  expect(gunzipSync(readFileSync(join(site, 'a.html.gz'))).toString()).toBe('text')
})

test('the next build uses the cached result of the same content', async () => {
  const file = join(site, 'a.html')
  await compressor(cache).compress(file, Buffer.from('text'))
  const files = () => readdirSync(cache).map((result) => statSync(join(cache, result)).ino)
  const before = files()
  await compressor(cache).compress(file, Buffer.from('text'))
  expect(files()).toEqual(before)
  await compressor(cache).compress(file, Buffer.from('other text'))
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('other text')
})

test('results that a build does not use are removed', async () => {
  await compressor(cache).compress(join(site, 'a.html'), Buffer.from('old'))
  const next = compressor(cache)
  await next.compress(join(site, 'a.html'), Buffer.from('new'))
  expect(readdirSync(cache)).toHaveLength(4)
  next.removeUnused()
  expect(readdirSync(cache)).toHaveLength(2)
})
