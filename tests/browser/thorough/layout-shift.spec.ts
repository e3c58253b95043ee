// No page moves while it loads on a phone. pages.spec.ts checks wide screens.
import { built } from '../../artifact/built.ts'
import { devices, USUAL_DEVICE, type Device } from '../device-fonts.ts'
import { PHONE, test } from '../fixtures.ts'
import { representatives } from '../page-kinds.ts'
import { expectStill } from '../shifts.ts'

/** Width in CSS px of a usual phone with the fonts of the device. A heading may break elsewhere at another width. */
const WIDTHS: Record<Device, number> = { 'a device with Arial and Georgia': 390, 'an Android device': 412 }

/** The pages that `npm test` does not check with the fonts of `device` (layout-shift.spec.ts). */
const pagesLeft = (device: Device) =>
  device === USUAL_DEVICE ? built.filter((page) => !representatives.includes(page)) : built

for (const device of devices) {
  test.describe(`On ${device}`, () => {
    test.use({ ...PHONE, viewport: { ...PHONE.viewport, width: WIDTHS[device] } })
    for (const { path } of pagesLeft(device)) {
      test(`${path} stays still while it loads`, async ({ page }) => {
        await expectStill(page, path, device)
      })
    }
  })
}
