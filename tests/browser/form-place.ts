// The place of a form on its page, and what a visitor must be able to do there.
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { formOrigin, hasProof } from './provider.ts'

/** The part of the page around the form, which has its state. */
export const embed = (page: Page) => page.locator('[data-state]')
export const status = (page: Page) => embed(page).getByRole('status')
/** The element in which the form is shown. */
export const place = (page: Page) => page.locator('[data-form-id]')
/** The frame of the form. */
export const shown = (page: Page) => place(page).locator('iframe')

/** The form is shown, and there is one of it. */
export async function expectReady(page: Page): Promise<void> {
  await expect(embed(page)).toHaveAttribute('data-state', hasProof ? 'ready' : 'opened')
  await expect(shown(page)).toHaveCount(1)
}

/** The direct link and the phone number can be clicked. */
export async function expectDirectLinkAndPhone(within: Locator): Promise<void> {
  await expect(within.locator(`a[href^="${formOrigin}"]`).filter({ visible: true }).first()).toBeVisible()
  await expect(within.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
}

/** The button of the demonstration form that leads to its next page or to the result. */
export const next = (form: Page | FrameLocator): Locator =>
  form.getByRole('button', { name: /^(Next|See the result)$/ })

/** The result of the demonstration form. */
export const result = (form: Page | FrameLocator): Locator => form.locator('.result')

/** Chooses the first answer of every question with the keyboard. A click could miss while the frame grows. */
export async function answerPage(form: Page | FrameLocator): Promise<void> {
  for (const question of await form.getByRole('radiogroup').all()) {
    const answer = question.getByRole('radio').first()
    await answer.focus()
    await answer.press('Space')
    await expect(answer).toBeChecked()
  }
}

/** Height in px of the part of the form that its frame cuts off; negative where the frame is too tall. */
export async function cutOff(frame: Locator): Promise<number> {
  const height = await frame.evaluate((each) => each.clientHeight)
  const body = frame.contentFrame().locator('body')
  return (await body.evaluate((each) => each.scrollHeight)) - height
}
