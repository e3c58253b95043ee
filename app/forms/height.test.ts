// Heights that frames send: which ones the page accepts, and within which bounds.
import { expect, it } from 'vitest'
import { heightIn as hushHeight } from './adapters/hush.ts'
import { boundedHeight } from './height.ts'

it.each([
  [640, 640],
  ['539', 539],
  [700.2, 701],
  [10, 200],
  [99_999, 6000],
])('accepts the height %s as %i', (given, height) => {
  expect(boundedHeight(given)).toBe(height)
})

it.each([undefined, null, '', '-5', '5px', '1e9', 0, -20, NaN, Infinity, {}, [640]])(
  'does not accept %s as a height',
  (given) => {
    expect(boundedHeight(given)).toBeUndefined()
  },
)

it('reads the demonstration provider’s message, and no other', () => {
  expect(hushHeight({ type: 'secure-form-height', height: 812 })).toBe(812)
  for (const other of ['secure-form-height', null, 812, { height: 812 }, { type: 'resize', height: 812 }])
    expect(hushHeight(other)).toBeUndefined()
})
