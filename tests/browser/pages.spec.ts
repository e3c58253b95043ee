// What must hold on every page: it fits phones and desks, axe finds nothing, a screen reader gets all of it,
// it stores
// nothing, and it contacts no other site. `npm test` checks one page of every kind at two widths.
import { built } from '../artifact/built.ts'
import { expectFullTree } from './accessibility-tree.ts'
import { expectFits } from './fit.ts'
import { open, test, THOROUGH } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { expectPrivate, otherSites, PRIVATE_QUERY } from './privacy.ts'

for (const { path, html } of representatives) {
  test(`${path} fits phones and desks, everybody can use it, and it stores nothing`, async ({ page }) => {
    const contacted = otherSites(page)
    await open(page, `${path}${PRIVATE_QUERY}`)
    await expectFullTree(page)
    await expectFits(page, { widths: [390, 1440], axe: [390] })
    await expectPrivate(page, html, contacted)
  })
}

/** The narrowest phone (also 1280 px at 400 %), a usual phone, a tablet, a laptop, a desk. */
const WIDTHS = [320, 390, 768, 1280, 1440]
/**
 * Widths at which axe checks a page: each shows other parts. From 320 to 390 px and from 1280 to 1440 px only free
 * space grows, which axe does not check.
 */
const AXE_WIDTHS = [320, 768, 1280]

for (const { path, html } of built) {
  test(`${path} fits every window, also with large text, and stores nothing`, THOROUGH, async ({ page }) => {
    test.slow()
    const contacted = otherSites(page)
    await open(page, `${path}${PRIVATE_QUERY}`)
    await expectFits(page, { widths: WIDTHS, axe: AXE_WIDTHS, largeText: true })
    await expectPrivate(page, html, contacted)
  })
}
