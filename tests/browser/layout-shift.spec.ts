// Nothing moves while a page loads, even when stylesheet, fonts and pictures come after the first paint.
import { built } from '../artifact/built.ts'
import { devices, USUAL_DEVICE, type Device } from './device-fonts.ts'
import { PHONE, test, THOROUGH } from './fixtures.ts'
import { expectStill } from './shifts.ts'

/** Width in CSS px of a usual phone with the fonts of the device. A heading may break elsewhere at another width. */
const PHONE_WIDTHS: Record<Device, number> = { 'a device with Arial and Georgia': 390, 'an Android device': 412 }

for (const device of devices) {
  test.describe(`on a phone, ${device}`, () => {
    test.use({ ...PHONE, viewport: { ...PHONE.viewport, width: PHONE_WIDTHS[device] } })
    for (const { path } of built) {
      const isChosen = path === '/' && device === USUAL_DEVICE
      test(`${path} stays still while it loads`, isChosen ? {} : THOROUGH, async ({ page }) => {
        await expectStill(page, path, device)
      })
    }
  })
}

for (const { path } of built) {
  test(`${path} stays still while it loads on a desk`, THOROUGH, async ({ page }) => {
    await expectStill(page, path, USUAL_DEVICE)
  })
}
