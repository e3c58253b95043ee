// One page of every kind fits phones and desks, and two accessibility engines find nothing.
// `npm run test:all` checks every page at every width (thorough/).
import { test } from './fixtures.ts'
import { expectFits } from './fit.ts'
import { representatives } from './page-kinds.ts'

const [PHONE, DESK] = [390, 1440]

for (const { path } of representatives) {
  test(`${path} fits phones and desks and can be used by everybody`, async ({ page }) => {
    await expectFits(page, path, { widths: [PHONE, DESK], axe: [PHONE] })
  })
}
