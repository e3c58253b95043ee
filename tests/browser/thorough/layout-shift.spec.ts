// No page moves while it loads on a phone. `npm test` checks one page of every kind, pages.spec.ts wide screens.
import { devices } from '../device-fonts.ts'
import { PHONE, test } from '../fixtures.ts'
import { otherPages } from '../page-kinds.ts'
import { expectStill } from '../shifts.ts'

test.use(PHONE)

for (const device of devices) {
  for (const { path } of otherPages) {
    test(`${path} stays still while it loads on ${device}`, async ({ page }) => {
      await expectStill(page, path, device)
    })
  }
}
