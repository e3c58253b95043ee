// The form of hosting/demonstration-provider, which `npm start` shows in place of a provider’s, as visitors see it.
import { axeFindings } from '../../tests/browser/axe.ts'
import { site } from '../../tests/artifact/built.ts'
import { expect, openPageWith, test } from '../../tests/browser/fixtures.ts'
import { answerPage, cutOff, expectReady, next, result, shown } from '../../tests/browser/form-place.ts'
import { isLocal } from '../../tests/browser/provider.ts'

test.describe('on a page of the site', () => {
  test.skip(!isLocal, 'The content of a form is its provider’s.')
  test.beforeEach(async ({ page }) => {
    await openPageWith(page, 'a form')
    await expectReady(page)
  })

  test('the page reserves exactly the height of its first page', async ({ page }) => {
    test.skip(!site.clinic.forms.heights, 'The clinic does not say how high its forms are.')
    for (const width of [1440, 600, 390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => cutOff(shown(page)), `at ${width} px`).toBe(0)
      expect(await shown(page).getAttribute('style'), 'No script has changed the height').toBeNull()
    }
  })

  test('an urgent answer shows help at once, and the frame grows with it', async ({ page }) => {
    const form = shown(page).contentFrame()
    await form.getByText('Yes, or I’m not sure').click()
    const { emergency, crisis, nurse } = site.clinic.lines
    const help = form.getByRole('alert').filter({ hasText: emergency.number })
    for (const line of [emergency, crisis, nurse])
      if (line) await expect(help.getByRole('link', { name: line.number, exact: true })).toBeVisible()
    await expect.poll(() => cutOff(shown(page))).toBe(0)
    await next(form).press('Enter')
    await expect(result(form).getByRole('heading', { name: `Call ${emergency.number} now` })).toBeFocused()
    await expect(result(form).getByRole('link', { name: emergency.number })).toBeVisible()
    // A click can miss it while the frame gets another height.
    await result(form).getByRole('button', { name: 'Change my answer' }).press('Enter')
    await expect(form.getByRole('heading', { name: 'First, is this urgent?' })).toBeFocused()
  })
})

test('the keyboard alone leads to a result that says what it is, and axe finds nothing on the way', async ({
  page,
  noise,
}) => {
  noise.expect(/^request to another origin: /)
  const [id = ''] = Object.values(site.clinic.forms.ids)
  await page.goto(`${process.env['FORMS_ORIGIN']}/${id}`)
  await next(page).press('Enter')
  await expect(page.getByRole('radio').first(), 'A question without an answer gets the focus').toBeFocused()
  await expect(page.getByRole('radiogroup').first().getByText('Please choose an answer.')).toBeVisible()
  for (let pages = 0; pages < 3; pages++) {
    await answerPage(page)
    expect(await axeFindings(page)).toEqual([])
    await next(page).press('Enter')
  }
  await expect(result(page).getByRole('heading', { name: /^Your result: we can likely/ })).toBeFocused()
  await expect(result(page).getByText('This is a sample result.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await result(page).getByRole('button', { name: 'Start again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'First, is this urgent?' })).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})
