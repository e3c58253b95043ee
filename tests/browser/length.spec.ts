// No page is longer on a phone than a worried reader can scroll, and the costs come early.
import { built } from '../artifact/built.ts'
import { excessOf, measurePage, PHONE_SCREEN } from '../length/measure.ts'
import { expect, test, THOROUGH } from './fixtures.ts'

test.use({ viewport: PHONE_SCREEN })
// Two tests share the pages, so that both cores work.
for (const half of [0, 1]) {
  test(`pages fit their number of phone screens, part ${half + 1}`, THOROUGH, async ({ page }) => {
    test.slow()
    const tooLong: string[] = []
    for (const each of built.filter((_, index) => index % 2 === half)) {
      tooLong.push(...excessOf(await measurePage(page, each)))
    }
    expect(tooLong).toEqual([])
  })
}
