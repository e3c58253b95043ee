// Questions: three tabs, each with one answer open at a time.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
const openOnes = (page: Page, name: string) => panel(page, name).locator('details[open]')

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => open(page, '/'))

  test('General is the default, and a click shows another group', async ({ page }) => {
    await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page, 'General')).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    for (const name of ['Treatment', 'Payment', 'General']) {
      await tab(page, name).click()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(panel(page, name)).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    }
  })

  test('arrow keys, Home and End move between tabs, and Tab leaves for the panel', async ({ page }) => {
    const stacked = (await page.getByRole('tablist').getAttribute('aria-orientation')) === 'vertical'
    await tab(page, 'General').focus()
    const steps = [
      ['ArrowRight', 'Treatment'],
      [stacked ? 'ArrowDown' : 'ArrowRight', 'Payment'],
      ['ArrowRight', 'General'],
      ['ArrowLeft', 'Payment'],
      ['Home', 'General'],
      ['End', 'Payment'],
      [stacked ? 'ArrowUp' : 'ArrowLeft', 'Treatment'],
    ] as const
    for (const [key, name] of steps) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expect(panel(page, name)).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(panel(page, 'Treatment').locator('summary').first()).toBeFocused()
  })

  test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
    const questions = panel(page, 'General').locator('summary')
    await expect(openOnes(page, 'General')).toHaveCount(1)
    await questions.nth(2).click()
    await expect(openOnes(page, 'General')).toHaveCount(1)
    await expect(panel(page, 'General').locator('details').nth(2)).toHaveAttribute('open')
    await expect(panel(page, 'General').locator('details').nth(2).locator('p')).toBeInViewport()
    await questions.nth(2).click()
    await expect(openOnes(page, 'General')).toHaveCount(0)
  })

  test('each group keeps its own open answer', async ({ page }) => {
    await panel(page, 'General').locator('summary').nth(1).click()
    await tab(page, 'Payment').click()
    await panel(page, 'Payment').locator('summary').nth(2).click()
    await tab(page, 'General').click()
    await expect(panel(page, 'General').locator('details').nth(1)).toHaveAttribute('open')
    await expect(openOnes(page, 'General')).toHaveCount(1)
  })
})

test('tabs chosen before React has arrived stay chosen after', async ({ page }) => {
  let release: (() => void) | undefined
  const held = new Promise<void>((go) => (release = go))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await tab(page, 'Payment').click()
  await expect(panel(page, 'Payment')).toBeVisible()
  release?.()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
  await expect(tab(page, 'Payment')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, 'Payment')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every question of every group can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const name of ['General', 'Treatment', 'Payment']) {
      await expect(page.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible()
    }
    const questions = page.locator('[role=tabpanel] details')
    expect(await questions.count()).toBeGreaterThanOrEqual(15)
    for (const question of await questions.all()) {
      const isOpen = (await question.getAttribute('open')) !== null
      if (!isOpen) await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
    }
  })
})
