// Nothing moves on a phone while a page loads, even when stylesheet, fonts and pictures come after the first paint.
// `npm run test:all` checks every page, also on a wide screen (thorough/).
import { expect, PHONE, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { shiftsOf } from './shifts.ts'

test.use(PHONE)

for (const { path } of representatives) {
  test(`${path} does not move while it loads`, async ({ page }) => {
    expect(await shiftsOf(page, path)).toEqual([])
  })
}
