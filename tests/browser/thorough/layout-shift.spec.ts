// No page moves while it loads, on a phone or on a wide screen.
import { built } from '../../artifact/built.ts'
import { expect, PHONE, test } from '../fixtures.ts'
import { shiftsOf } from '../shifts.ts'

const DEVICES = { 'a phone': PHONE, 'a wide screen': { viewport: { width: 1440, height: 900 } } } as const

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(`on ${device}`, () => {
    test.use(options)
    for (const { path } of built) {
      test(`${path} does not move while it loads`, async ({ page }) => {
        expect(await shiftsOf(page, path)).toEqual([])
      })
    }
  })
}
