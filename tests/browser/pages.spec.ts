// One page of every kind fits phones and desks, and two accessibility engines find nothing.
// `npm run test:all` checks every page at every width (every-page/).
import { test } from './fixtures.ts'
import { expectFits, expectRoomForLetters } from './fit.ts'
import { representatives } from './page-kinds.ts'

const [PHONE, DESK] = [390, 1440]

for (const { path } of representatives) {
  test(`${path} fits phones and desks and can be used by everybody`, async ({ page }) => {
    await expectFits(page, path, { widths: [PHONE, DESK], axe: [PHONE, DESK] })
  })

  test(`${path} has room for a visitor's own letters on a narrow phone`, async ({ page }) => {
    await expectRoomForLetters(page, path, [320])
  })
}
