// No page moves while it loads on a phone. pages.spec.ts checks wide screens.
import { built } from '../../artifact/built.ts'
import { devices, USUAL_DEVICE } from '../device-fonts.ts'
import { PHONE, test } from '../fixtures.ts'
import { representatives } from '../page-kinds.ts'
import { expectStill } from '../shifts.ts'

test.use(PHONE)

/** Pages that `npm test` has checked with the same fonts (layout-shift.spec.ts) are left out. */
const notYet = (device: string) =>
  device === USUAL_DEVICE ? built.filter((page) => !representatives.includes(page)) : built

for (const device of devices) {
  for (const { path } of notYet(device)) {
    test(`${path} stays still while it loads on ${device}`, async ({ page }) => {
      await expectStill(page, path, device)
    })
  }
}
