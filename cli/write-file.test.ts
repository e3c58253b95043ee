// Fails when a disk error leaves half of the files that belong together.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFilesDurably } from './write-file.ts'

test('of files that belong together, all are written or none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-'))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  writeFileSync(first, 'One')
  const cannotBeWritten = join(first, 'inside')
  expect(() =>
    writeFilesDurably([
      [first, 'Two'],
      [cannotBeWritten, 'Two'],
    ]),
  ).toThrow('first')
  expect(readdirSync(folder)).toEqual(['first'])
  expect(readFileSync(first, 'utf8')).toBe('One')
  writeFilesDurably([
    [first, 'Two'],
    [second, 'Two'],
  ])
  expect([first, second].map((file) => readFileSync(file, 'utf8'))).toEqual(['Two', 'Two'])
  rmSync(folder, { recursive: true })
})
