// Nothing moves on a phone while a page loads, even when stylesheet, fonts and pictures come after the first paint.
// `npm run test:all` checks every page, also on a wide screen (thorough/).
import { devices } from './device-fonts.ts'
import { PHONE, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { expectStill } from './shifts.ts'

test.use(PHONE)

for (const device of devices) {
  for (const { path } of representatives) {
    test(`${path} stays still while it loads on ${device}`, async ({ page }) => {
      await expectStill(page, path, device)
    })
  }
}
