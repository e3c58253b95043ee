// The place of a form on its page, and what a visitor must be able to do there.
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { formOrigin, hasProof } from './provider.ts'

export const embed = (page: Page) => page.locator('[data-state]')
export const status = (page: Page) => embed(page).getByRole('status')
export const place = (page: Page) => page.locator('[data-form-id]')
export const shown = (page: Page) => place(page).locator('iframe, form')

/** The form is shown, and there is one of it. */
export async function expectReady(page: Page): Promise<void> {
  await expect(embed(page)).toHaveAttribute('data-state', hasProof ? 'ready' : 'opened')
  await expect(shown(page)).toHaveCount(1)
}

/** The direct link and the phone number can be pressed. */
export async function expectDirectLinkAndPhone(within: Locator): Promise<void> {
  await expect(within.locator(`a[href^="${formOrigin}"]`).filter({ visible: true }).first()).toBeVisible()
  await expect(within.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
}
