import { expect, test } from 'vitest'
import { workFrom } from './timed-commands.ts'

test('the work of a build is the processor time that the shell prints for its child processes', () => {
  expect(workFrom('✓ Site finished (6.1 s)\n0m0.001s 0m0.002s\n1m2.5s 0m0.5s\n')).toBe(63)
})
