// Every demonstration form on a page of the site: each of its pages and its result fit the frame at each width, and
// axe finds nothing in the frame. form-service.spec.ts looks at a form outside a frame.
import { attribute } from '../../markup/document.ts'
import type { BuiltPage } from '../../artifact/built.ts'
import { axeFindings } from '../axe.ts'
import { expectReady, place } from '../form-place.ts'
import { expect, open, test } from '../fixtures.ts'
import { pagesWith } from '../page-kinds.ts'
import { isLocal } from '../provider.ts'
import { answerPage, cutOff, next, pagesOf, result } from '../questionnaire.ts'

const VIEWPORTS = [
  { width: 1440, height: 844 },
  { width: 768, height: 844 },
  { width: 390, height: 844 },
] as const

const formIdOn = ({ elements }: BuiltPage) =>
  elements.map((element) => attribute(element, 'data-form-id')).find((id) => id !== undefined) ?? ''

/** One page for each form. */
const pathById = new Map(pagesWith('a form').map((each) => [formIdOn(each), each.path]))

for (const [id, path] of isLocal ? pathById : []) {
  test(`the form of ${path} fits its frame at every width and has no findings of axe`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[0])
    await open(page, path)
    await place(page).scrollIntoViewIfNeeded()
    await expectReady(page)
    const frame = place(page).locator('iframe')
    const form = frame.contentFrame()
    const expectFits = async (part: string) => {
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport)
        await expect.poll(() => cutOff(frame), `${part} at ${viewport.width} px`).toBe(0)
      }
      expect(await axeFindings(page, '[data-form-id] iframe'), part).toEqual([])
    }
    await expect(next(form)).toBeVisible()
    await expectFits('the first page, before the visitor is in the form')
    expect(await frame.getAttribute('style'), 'The page has kept enough room from the start').toBeNull()
    for (const [index, questions] of pagesOf(id).entries()) {
      await answerPage(form, questions)
      await expectFits(`page ${index + 1}`)
      // With the key, because the page may still scroll after the change of width, and a click would miss.
      await next(form).press('Enter')
    }
    await expect(result(form)).toHaveAttribute('data-result', 'fits')
    await expectFits('the result')
  })
}
