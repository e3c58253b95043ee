// The demonstration form on a page of the site: each of its pages and its result fit the frame at each width, and axe
// finds nothing in the frame. And every page with a form shows it.
import { axeFindings } from '../../tests/browser/axe.ts'
import { answerPage, cutOff, expectReady, next, place, result, shown } from '../../tests/browser/form-place.ts'
import { expect, open, openPageWith, test, THOROUGH } from '../../tests/browser/fixtures.ts'
import { pagesWith } from '../../tests/browser/page-kinds.ts'
import { isLocal } from '../../tests/browser/provider.ts'

const WIDTHS = [2560, 1440, 768, 390]

test(
  'each page of the demonstration form fits its frame at every width, and axe finds nothing',
  THOROUGH,
  async ({ page }) => {
    test.skip(!isLocal, 'The content of a form is its provider’s.')
    await openPageWith(page, 'a form')
    await place(page).scrollIntoViewIfNeeded()
    await expectReady(page)
    const form = shown(page).contentFrame()
    const expectFits = async (part: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => cutOff(shown(page)), `${part} at ${width} px`).toBeLessThanOrEqual(0)
      }
      expect(await axeFindings(page, '[data-form-id] iframe'), part).toEqual([])
    }
    await expect(next(form)).toBeVisible()
    await expectFits('the first page, before the visitor is in the form')
    for (const part of ['page 1', 'page 2', 'page 3']) {
      await answerPage(form)
      await expectFits(part)
      // With the key, because the page may still scroll after the change of width, and a click would miss.
      await next(form).press('Enter')
    }
    await expect(result(form)).toBeVisible()
    await expectFits('the result')
  },
)

for (const { path } of pagesWith('a form')) {
  test(`${path} shows its form`, THOROUGH, async ({ page }) => {
    await open(page, path)
    // A browser does not lay out a frame of another origin that is out of view.
    await place(page).scrollIntoViewIfNeeded()
    await expectReady(page)
  })
}
