// No page moves while it loads on a phone. pages.spec.ts checks wide screens.
import { built } from '../../artifact/built.ts'
import { devices } from '../device-fonts.ts'
import { PHONE, test } from '../fixtures.ts'
import { expectStill } from '../shifts.ts'

test.use(PHONE)

for (const device of devices) {
  for (const { path } of built) {
    test(`${path} stays still while it loads on ${device}`, async ({ page }) => {
      await expectStill(page, path, device)
    })
  }
}
