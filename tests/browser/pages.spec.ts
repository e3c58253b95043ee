// One page of every kind fits phones and desks, two accessibility engines find nothing, and a screen reader gets all
// of it. `npm run test:all` checks every page at every width (thorough/).
import { expectFullTree } from './accessibility-tree.ts'
import { expectFits } from './fit.ts'
import { open, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'

const [PHONE, DESK] = [390, 1440]

for (const { path } of representatives) {
  test(`${path} fits phones and desks and can be used by everybody`, async ({ page }) => {
    await open(page, path)
    await expectFullTree(page)
    await expectFits(page, { widths: [PHONE, DESK], axe: [PHONE] })
  })
}
