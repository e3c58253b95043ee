// One page of every kind fits phones and desks, two accessibility engines find nothing, a screen reader gets all of
// it, it stores nothing, and it contacts no other site. `npm run test:all` checks every page at every width
// (thorough/).
import { expectFullTree } from './accessibility-tree.ts'
import { expectFits } from './fit.ts'
import { open, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { expectPrivate, otherSites, PRIVATE_QUERY } from './privacy.ts'

const [PHONE, DESK] = [390, 1440]

for (const { path, html } of representatives) {
  test(`${path} fits phones and desks, can be used by everybody, and stores nothing`, async ({ page }) => {
    const contacted = otherSites(page)
    await open(page, `${path}${PRIVATE_QUERY}`)
    await expectFullTree(page)
    await expectFits(page, { widths: [PHONE, DESK], axe: [PHONE] })
    await expectPrivate(page, html, contacted)
  })
}
