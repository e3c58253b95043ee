// Every page fits from a narrow phone to a wide desk, and two accessibility engines find nothing.
import { built } from '../../artifact/built.ts'
import { test } from '../fixtures.ts'
import { expectFits, expectRoomForLetters } from '../fit.ts'

/** The narrowest phone (also 1280 px at 400 %), a usual phone, a tablet, a laptop, a desk. */
const WIDTHS = [320, 390, 768, 1280, 1440]
/** axe is not run at 1440 px, because only free space differs from 1280 px, and axe does not check space. */
const AXE_WIDTHS = WIDTHS.slice(0, -1)

for (const { path } of built) {
  test(`${path} fits every window and can be used by everybody`, async ({ page }) => {
    test.slow()
    await expectFits(page, path, { widths: WIDTHS, axe: AXE_WIDTHS })
    await expectRoomForLetters(page, path, WIDTHS)
  })
}
