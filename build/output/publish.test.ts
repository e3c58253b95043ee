import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish } from './publish.ts'

let folder: string
let next: string
let target: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  next = join(folder, 'dist.next')
  target = join(folder, 'dist')
  mkdirSync(join(next, 'media'), { recursive: true })
  writeFileSync(join(next, 'index.html'), 'new')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('The new site replaces the old one as a whole', () => {
  mkdirSync(target)
  writeFileSync(join(target, 'old.html'), 'old')
  publish(next, target)
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('new')
  expect(existsSync(join(target, 'old.html'))).toBe(false)
  expect(existsSync(next)).toBe(false)
  expect(existsSync(`${target}.old`)).toBe(false)
})

test('A server of another user can read a site that was built under a strict umask', () => {
  chmodSync(join(next, 'index.html'), 0o600)
  chmodSync(join(next, 'media'), 0o700)
  publish(next, target)
  const modeOf = (file: string) => statSync(join(target, file)).mode & 0o777
  expect([modeOf('index.html'), modeOf('media'), modeOf('.')]).toEqual([0o644, 0o755, 0o755])
})

test('The old site stays when the new one is not there', () => {
  mkdirSync(target)
  writeFileSync(join(target, 'index.html'), 'old')
  rmSync(next, { recursive: true })
  expect(() => publish(next, target)).toThrow('ENOENT')
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('old')
})
