// Fails when a tool that failed or never started is reported without its output or the reason.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { howItEnded } from './command-error.ts'

test('a program that fails is reported with what it printed, or with why it did not start', () => {
  const endOf = (program: string, ...options: string[]) =>
    howItEnded(spawnSync(program, options, { encoding: 'utf8' }))
  expect(endOf('sh', '-c', 'echo a; echo b >&2; exit 3')).toBe('ended with code 3.\n\na\nb\n')
  expect(endOf('sh', '-c', 'kill -9 $$')).toContain('was stopped by SIGKILL')
  expect(endOf('./no-such-program')).toBe('could not start: spawnSync ./no-such-program ENOENT')
})
