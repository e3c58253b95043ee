import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FileCache } from './file-cache.ts'

const folder = mkdtempSync(join(tmpdir(), 'file-cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file of `bytes` bytes and gives its path. */
function writeFile(name: string, bytes: number): string {
  writeFileSync(join(folder, name), Buffer.alloc(bytes, name))
  return join(folder, name)
}

test('a file is read from disk once', async () => {
  const cache = new FileCache()
  const file = writeFile('a', 10)
  expect((await cache.read(file, 10))?.toString()).toBe('aaaaaaaaaa')
  rmSync(file)
  expect((await cache.read(file, 10))?.toString()).toBe('aaaaaaaaaa')
})

test('a large file is not read, and a missing file is an error', async () => {
  const cache = new FileCache()
  expect(await cache.read(writeFile('b', 300_000), 300_000)).toBeUndefined()
  await expect(cache.read(join(folder, 'none'), 10)).rejects.toThrow('ENOENT')
})

test('when the cache is full, further files are read from disk each time', async () => {
  const cache = new FileCache()
  const size = 256 * 1024
  const files = Array.from({ length: 257 }, (_each, index) => writeFile(`c${index}`, size))
  for (const file of files) await cache.read(file, size)
  for (const file of files) rmSync(file)
  await expect(cache.read(files[0] ?? '', size)).resolves.toHaveLength(size)
  await expect(cache.read(files[256] ?? '', size)).rejects.toThrow('ENOENT')
})
