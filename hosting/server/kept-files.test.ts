import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { KeptFiles } from './kept-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string, bytes: number) => {
  writeFileSync(join(folder, name), Buffer.alloc(bytes, name))
  return join(folder, name)
}

test('a file is read once, and is there when it is gone from the disk', async () => {
  const kept = new KeptFiles()
  const file = written('a', 10)
  expect((await kept.contentOf(file, 10))?.toString()).toBe('aaaaaaaaaa')
  rmSync(file)
  expect((await kept.contentOf(file, 10))?.toString()).toBe('aaaaaaaaaa')
})

test('a large file is left to be streamed, and one that was never there is an error', async () => {
  const kept = new KeptFiles()
  expect(await kept.contentOf(written('b', 300_000), 300_000)).toBeUndefined()
  await expect(kept.contentOf(join(folder, 'none'), 10)).rejects.toThrow('ENOENT')
})

test('what does not fit any more is read anew each time', async () => {
  const kept = new KeptFiles()
  const size = 256 * 1024
  const files = Array.from({ length: 257 }, (_each, index) => written(`c${index}`, size))
  for (const file of files) await kept.contentOf(file, size)
  for (const file of files) rmSync(file)
  await expect(kept.contentOf(files[0] ?? '', size)).resolves.toHaveLength(size)
  await expect(kept.contentOf(files[256] ?? '', size)).rejects.toThrow('ENOENT')
})
