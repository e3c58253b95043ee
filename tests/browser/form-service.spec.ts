// The local form service, which replaces the provider in `npm start`, as visitors see it.
import { formsOf } from '../../app/content/gather-references.server.ts'
import { site } from '../artifact/built.ts'
import { expect, openPageWith, test } from './fixtures.ts'
import { isLocal } from './provider.ts'

const origin = process.env['FORMS_ORIGIN'] ?? ''
const [id] = Object.values(site.clinic.forms.ids)

if (isLocal) {
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

test('a form can be filled in, and asks for what is missing', async ({ page, noise }) => {
  noise.expect(/^request to another origin: /)
  await page.goto(`${origin}/${id}`)
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeVisible()
  await next.click()
  await expect(page.locator('[aria-invalid=true], .sd-question__erbox, [role=alert]').first()).toBeVisible()
})
