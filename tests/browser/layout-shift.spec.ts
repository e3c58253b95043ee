// Nothing moves while a page loads, even when stylesheet, fonts and pictures come after the first paint.
import { expect, PHONE, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { shiftsOf } from './shifts.ts'

const DEVICES = { 'a phone': PHONE, 'a wide screen': { viewport: { width: 1440, height: 900 } } } as const

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(`on ${device}`, () => {
    test.use(options)
    for (const { path } of representatives) {
      test(`${path} does not move while it loads`, async ({ page }) => {
        expect(await shiftsOf(page, path)).toEqual([])
      })
    }
  })
}
