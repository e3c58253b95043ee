// The local form service, which replaces the provider in `npm start`, as visitors see it.
import { formsOf } from '../content/read/gather-references.server.ts'
import { site } from '../../tests/artifact/built.ts'
import { axeFindings } from '../../tests/browser/axe.ts'
import { expect, open, openPageWith, test } from '../../tests/browser/fixtures.ts'
import { pagesWith } from '../../tests/browser/page-kinds.ts'
import { isLocal } from '../../tests/browser/provider.ts'
import { answerPage, cutOff, leadingControl, next, pagesOf, result } from '../../tests/browser/questionnaire.ts'

const origin = process.env['FORMS_ORIGIN'] ?? ''
const [id = ''] = Object.values(site.clinic.forms.ids)

if (isLocal) {
  for (const width of [360, 390, 1440, 2560]) {
    test(`pages keep room for the first page of their forms at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const { path } of pagesWith('a form').slice(0, 3)) {
        await open(page, path)
        const frame = page.locator('[data-form-id] iframe')
        await expect(next(frame.contentFrame())).toBeVisible()
        expect(await cutOff(frame), path).toBe(0)
        expect(await frame.getAttribute('style'), 'No script has changed the height').toBeNull()
      }
    })
  }

  test('a page shows its form in a frame, which grows once the visitor is in it', async ({ page }) => {
    await openPageWith(page, 'a form')
    const frame = page.locator('[data-form-id] iframe')
    // The form's engine is large, so it takes several seconds on two busy cores.
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
    await expect(frame).toHaveAttribute('title', site.messages.forms.frame)
    const height = () => frame.evaluate((each) => each.style.height)
    expect(await height(), 'Nothing moves before the visitor is in the form').toBe('')
    await frame
      .contentFrame()
      .locator('body')
      .click({ position: { x: 5, y: 5 } })
    await expect.poll(height).toMatch(/^\d{3,4}px$/)
  })
}

test('every form of the clinic has a page of its own', async ({ request }) => {
  for (const { id: each } of formsOf(site.clinic).values())
    expect([each, (await request.get(`${origin}/${each}`)).status()]).toEqual([each, 200])
})

test('an unknown form gets 404, with the phone number', async ({ request }) => {
  const answer = await request.get(`${origin}/embed/nobody-0x0x`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('tel:')
})

test.describe('a form', () => {
  test.beforeEach(async ({ page, noise }) => {
    noise.expect(/^request to another origin: /)
    await page.goto(`${origin}/${id}`)
    await expect(next(page)).toBeVisible()
  })

  test('lists the questions without an answer, and leads to each', async ({ page }) => {
    await next(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please answer' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').first().click()
    await expect(page.getByRole('checkbox').first()).toBeFocused()
    await page.getByText('None of these', { exact: true }).click()
    await next(page).click()
    await expect(summary).toBeHidden()
  })

  test('shows help at once for an urgent sign, ends with it, and can be changed', async ({ page }) => {
    await page.locator('.sd-item label').first().click()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expect(page.getByRole('alert').filter({ hasText: '911' })).toBeVisible()
    await next(page).click()
    await expect(result(page)).toContainText('Not for this form: get help now')
    await expect(result(page).getByRole('heading')).toBeFocused()
    await result(page).getByRole('button', { name: 'Change my answers' }).click()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  })

  test('leads to a result with the keyboard alone', async ({ page }) => {
    for (const questions of pagesOf(id)) {
      const controls = questions.map((question) => leadingControl(page, question))
      for (const control of controls.length > 0 ? controls : [page.getByLabel('None of these')]) {
        await control.focus()
        await page.keyboard.press('Space')
      }
      await next(page).focus()
      await page.keyboard.press('Enter')
    }
    await expect(result(page)).toHaveAttribute('data-result', 'fits')
    await expect(result(page)).toContainText('This is a demonstration')
  })

  test('has no findings of axe, on any page', async ({ page }) => {
    for (const questions of pagesOf(id)) {
      await answerPage(page, questions)
      expect(await axeFindings(page)).toEqual([])
      await next(page).click()
    }
    await expect(result(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})
