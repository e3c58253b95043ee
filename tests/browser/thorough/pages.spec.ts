// Every page, in one visit: it does not move while it loads, it fits from a narrow phone to a wide desk, two
// accessibility engines find nothing, it stores nothing, and it contacts no other site.
import { built } from '../../artifact/built.ts'
import { USUAL_DEVICE } from '../device-fonts.ts'
import { expectFits } from '../fit.ts'
import { started, test } from '../fixtures.ts'
import { expectPrivate, otherSites, PRIVATE_QUERY } from '../privacy.ts'
import { expectStill } from '../shifts.ts'

/** The narrowest phone (also 1280 px at 400 %), a usual phone, a tablet, a laptop, a desk. */
const WIDTHS = [320, 390, 768, 1280, 1440]
/**
 * Widths at which axe is run: each shows other parts. From 320 to 390 px and from 1280 to 1440 px only free space
 * grows, which axe does not check.
 */
const AXE_WIDTHS = [320, 768, 1280]

for (const { path, html } of built) {
  test(`${path} stays still, fits every window, can be used by everybody, and stores nothing`, async ({ page }) => {
    test.slow()
    const contacted = otherSites(page)
    await expectStill(page, path, USUAL_DEVICE)
    // Opened again, because a page with a form loads twice when its address has values.
    await page.goto(`${path}${PRIVATE_QUERY}`)
    await started(page)
    await expectFits(page, { widths: WIDTHS, axe: AXE_WIDTHS, letters: true })
    await expectPrivate(page, html, contacted)
  })
}
