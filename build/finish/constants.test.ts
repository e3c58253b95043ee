import { expect, test } from 'vitest'
import { withConstants } from './constants.ts'

test('what is used once, or short, stands where it is used, through one another', () => {
  expect(
    withConstants(
      ':root{--a:#fff;--b:clamp(1rem, 2vw, 3rem);--c:var(--a);--d:var(--c)}p{color:var(--d);background:var(--a);width:var(--b)}',
      '',
    ),
  ).toBe('p{color:#fff;background:#fff;width:clamp(1rem, 2vw, 3rem)}')
})

test.each([
  ['is long and used twice', ':root{--a:clamp(1rem, 2vw, 3rem)}p{width:var(--a);height:var(--a)}', ''],
  ['is set again elsewhere', ':root{--a:1px}@media print{:root{--a:2px}}p{width:var(--a)}', ''],
  ['has another value to fall back to', ':root{--a:1px}p{width:var(--a,2px);height:var(--a)}', ''],
  ['is used in a style attribute', ':root{--a:1px}p{width:var(--a)}', 'left:var(--a)'],
  ['refers to what stays', ':root{--a:1px;--b:var(--a)}.x{--a:2px}p{width:var(--b);height:var(--b)}', ''],
])('what %s keeps its name', (_what, css, inAttributes) => {
  expect(withConstants(css, inAttributes)).toBe(css)
})
