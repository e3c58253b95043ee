import { expect, test } from 'vitest'
import { workIn } from './build-time.ts'

test('the work of a build is what the shell counts for its children', () => {
  expect(workIn('✓ Site finished (6.1 s)\n0m0.001s 0m0.002s\n1m2.5s 0m0.5s\n')).toBe(63)
})
