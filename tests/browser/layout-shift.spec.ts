// Nothing moves on a phone while a page loads, even when stylesheet, fonts and pictures come after the first paint.
// `npm run test:all` checks every page, with the fonts of Android too, and on a wide screen (thorough/).
import { USUAL_DEVICE } from './device-fonts.ts'
import { PHONE, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { expectStill } from './shifts.ts'

test.use(PHONE)

for (const { path } of representatives) {
  test(`${path} stays still while it loads`, async ({ page }) => {
    await expectStill(page, path, USUAL_DEVICE)
  })
}
