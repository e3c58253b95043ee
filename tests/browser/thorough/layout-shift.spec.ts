// No page moves while it loads on a phone. `npm test` checks one page of every kind, pages.spec.ts wide screens.
import { expect, PHONE, test } from '../fixtures.ts'
import { otherPages } from '../page-kinds.ts'
import { shiftsOf } from '../shifts.ts'

test.use(PHONE)

for (const { path } of otherPages) {
  test(`${path} does not move while it loads`, async ({ page }) => {
    expect(await shiftsOf(page, path)).toEqual([])
  })
}
