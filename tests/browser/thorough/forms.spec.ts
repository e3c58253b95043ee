// Every demonstration form on a page of the site, at each width: each of its pages and its result fit the frame.
import { attribute } from '../../markup/document.ts'
import type { BuiltPage } from '../../artifact/built.ts'
import { axeFindings } from '../axe.ts'
import { expectReady, place } from '../form-place.ts'
import { expect, open, test } from '../fixtures.ts'
import { pagesWith } from '../page-kinds.ts'
import { isLocal } from '../provider.ts'
import { answerPage, next, pagesOf, result } from '../questionnaire.ts'

const formIdOn = ({ elements }: BuiltPage) =>
  elements.map((element) => attribute(element, 'data-form-id')).find((id) => id !== undefined) ?? ''

/** One page for each form. */
const pathById = new Map(pagesWith('a form').map((each) => [formIdOn(each), each.path]))

for (const [id, path] of isLocal ? pathById : []) {
  for (const width of [390, 768, 1440])
    test(`the form of ${path} fits its frame at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await place(page).scrollIntoViewIfNeeded()
      await expectReady(page)
      const frame = place(page).locator('iframe')
      const form = frame.contentFrame()
      /** Height in px of the part of the form that is cut off. */
      const cutOff = async () => {
        const room = await frame.evaluate((each) => each.clientHeight)
        return Math.max(0, (await form.locator('body').evaluate((body) => body.scrollHeight)) - room)
      }
      await expect(next(form)).toBeVisible()
      expect(await cutOff(), 'the first page, before the visitor is in the form').toBe(0)
      for (const [index, questions] of pagesOf(id).entries()) {
        await answerPage(form, questions)
        await expect.poll(cutOff, `page ${index + 1}`).toBe(0)
        await next(form).click()
      }
      await expect(result(form)).toHaveAttribute('data-result', 'fits')
      await expect.poll(cutOff, 'the result').toBe(0)
    })

  test(`the form of ${path} has no findings of axe`, async ({ page, noise }) => {
    noise.expect(/^request to another origin: /)
    await page.goto(`${process.env['FORMS_ORIGIN']}/${id}`)
    for (const questions of pagesOf(id)) {
      await answerPage(page, questions)
      expect(await axeFindings(page)).toEqual([])
      await next(page).click()
    }
    await expect(result(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
}
