import { expect, test } from 'vitest'
import { majorityOf } from './majority.ts'

test('the majority is the value of more than half of the cells', () => {
  expect(majorityOf(['45–60 min', '45–60 min', '2–4 hours'])).toBe('45–60 min')
  expect(majorityOf(['45–60 min', '2–4 hours'])).toBeUndefined()
  expect(majorityOf([])).toBeUndefined()
})

test('no-break spaces do not make two values different', () => {
  expect(majorityOf(['60\u00a0minutes', '60 minutes', '4 hours'])).toBe('60 minutes')
})
