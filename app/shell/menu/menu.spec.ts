// The header's menus on wide screens: native <details> that close like menus.
import type { Page } from '@playwright/test'
import { site } from '../../../tests/artifact/built.ts'
import { expect, open, test } from '../../../tests/browser/fixtures.ts'

const summaries = (page: Page) => page.locator('header site-menu summary')
const openMenus = (page: Page) => page.locator('header site-menu details[open]')

test('menus open in the window, one at a time; a name, Escape, and a click or focus elsewhere close one', async ({
  page,
}) => {
  await open(page, '/')
  expect(await summaries(page).count()).toBe(site.navigation.menus.length)
  for (const summary of await summaries(page).all()) {
    await summary.click()
    await expect(openMenus(page)).toHaveCount(1)
    await expect(summary.locator('..')).toHaveAttribute('open')
    const panel = openMenus(page).locator('> div')
    await expect(panel).toBeInViewport({ ratio: 1 })
    await panel.getByRole('link').last().click({ trial: true })
  }
  await summaries(page).last().click()
  await expect(openMenus(page)).toHaveCount(0)

  const summary = summaries(page).first()
  for (const leave of [
    () => page.mouse.click(700, 880),
    () => page.locator('header > div > div a').first().focus(),
    () => page.keyboard.press('Escape'),
  ]) {
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(openMenus(page).getByRole('link').first()).toBeFocused()
    await leave()
    await expect(openMenus(page)).toHaveCount(0)
  }
  await expect(summary, 'Escape returns the focus to the name of the menu').toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open one at a time, and their links work', async ({ page }) => {
    await page.goto('/')
    for (const summary of (await summaries(page).all()).slice(0, 2)) await summary.click()
    await expect(openMenus(page)).toHaveCount(1)
    const link = openMenus(page).getByRole('link').last()
    const href = String(await link.getAttribute('href'))
    await link.click()
    await expect(page).not.toHaveURL('/')
    expect((await page.request.get(href)).url()).toBe(page.url())
  })
})
