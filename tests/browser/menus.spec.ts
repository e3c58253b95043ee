// The header's menus on wide screens: native details with the manners of menus.
import { axeFindings } from './axe.ts'
import { expect, open, test } from './fixtures.ts'

const menus = ['Men’s Health', 'Women’s Health', 'Urological Health', 'Treatments']

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => open(page, '/'))

  test('every menu opens, and only one at a time', async ({ page }) => {
    const header = page.locator('header').first()
    for (const name of menus) {
      await header.getByText(name, { exact: true }).first().click()
      await expect(header.locator('details[open]')).toHaveCount(1)
      await expect(header.locator('details[open] > summary')).toHaveText(name)
      await expect(header.locator('details[open] li a').first()).toBeVisible()
    }
    await header.locator('details[open] > summary').click()
    await expect(header.locator('details[open]')).toHaveCount(0)
  })

  test('Escape closes a menu and gives focus back to its name', async ({ page }) => {
    const summary = page.locator('header summary').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('header details[open] a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await expect(summary).toBeFocused()
  })

  test('a press outside closes a menu, and so does focus that moves on', async ({ page }) => {
    const summary = page.locator('header summary').first()
    await summary.click()
    await page.mouse.click(700, 880)
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await summary.click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Sign In/ })
      .focus()
    await expect(page.locator('header details[open]')).toHaveCount(0)
  })

  test('a menu’s panel lies over the page, in sight', async ({ page }) => {
    await page.locator('header summary').nth(1).click()
    const panel = page.locator('header details[open] > div')
    await expect(panel).toBeInViewport({ ratio: 1 })
    const link = panel.getByRole('link').last()
    await link.click({ trial: true })
    expect(await axeFindings(page)).toEqual([])
  })
})

test('links to the page itself say so, and no other link does', async ({ page }) => {
  await open(page, '/womens-health')
  const current = page.locator('header a[aria-current=page], footer a[aria-current=page]')
  expect(await current.count()).toBeGreaterThan(1)
  for (const link of await current.all()) expect(await link.getAttribute('href')).toBe('/womens-health')
  await open(page, '/contact')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('header a[href="/womens-health"]').first()).not.toHaveAttribute('aria-current')
})

test('Sign In opens the secure mail login in a new tab that cannot reach back', async ({ page }) => {
  await page.goto('/')
  const signIn = page.getByRole('banner').getByRole('link', { name: /^Sign In/ })
  await expect(signIn).toHaveAttribute('target', '_blank')
  await expect(signIn).toHaveAttribute('rel', /\bnoopener\b/)
  const address = new URL((await signIn.getAttribute('href')) ?? '')
  expect(address.searchParams.get('app')).toBe('securemail')
  expect(address.origin).not.toBe(new URL(page.url()).origin)
  await expect(signIn).toHaveAccessibleName(/opens in a new tab/)
})

test('the header stays in sight, and its logo leads home', async ({ page }) => {
  await open(page, '/womens-health')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(page.locator('header').first()).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Silverberry Health' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open one at a time, and their links lead on', async ({ page }) => {
    await page.goto('/')
    await page.locator('header summary').first().click()
    await page.locator('header summary').nth(1).click()
    await expect(page.locator('header details[open]')).toHaveCount(1)
    await page
      .locator('header details[open]')
      .getByRole('link', { name: /See all/ })
      .click()
    await expect(page).toHaveURL('/womens-health')
  })
})
