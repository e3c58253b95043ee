// Carousels of the treatment options: three in view, moved by buttons, dots, keys and swipe.
import type { Page } from '@playwright/test'
import { expect, open, PHONE, test } from './fixtures.ts'

const PATH = '/post-cycle-therapy'
const carousel = (page: Page) => page.locator('slide-rail').filter({ visible: true })
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const current = (page: Page) => carousel(page).locator('[data-slide][aria-current=true]')

/** Indices of the slides that stand whole in the rail. */
const inView = (page: Page) =>
  carousel(page)
    .locator('[data-rail]')
    .evaluate((rail) => {
      const { left, right } = rail.getBoundingClientRect()
      return [...rail.children].flatMap((slide, index) => {
        const box = slide.getBoundingClientRect()
        return box.left >= left - 2 && box.right <= right + 2 ? [index] : []
      })
    })

/** A finger drawn from right to left over `box`, as the browser sees one. */
async function swipeLeft(page: Page, box: { x: number; y: number; width: number } | null): Promise<void> {
  if (!box) throw new Error('The rail is not shown.')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: Math.round(box.x + box.width * part), y: Math.round(box.y + 120) }],
    })
  await touch('touchStart', 0.9)
  for (let part = 0.86; part > 0.1; part -= 0.04) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('on wide screens', () => {
  test.beforeEach(async ({ page }) => open(page, PATH))

  test('the medications are the default tab, and each tab has a carousel of its own', async ({ page }) => {
    const tabs = page.locator('slide-rail').first().locator('xpath=ancestor::tab-set').getByRole('tab')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.first()).toHaveText(/PCT Medications/)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(carousel(page)).toHaveCount(1)
      await expect.poll(() => inView(page)).toEqual([0, 1, 2])
    }
  })

  test('three slides are in view', async ({ page }) => {
    expect(await inView(page)).toEqual([0, 1, 2])
  })

  test('Previous and Next move by one and stop at the ends', async ({ page }) => {
    await expect(button(page, 'Previous')).toBeDisabled()
    await button(page, 'Next').click()
    await expect(current(page)).toHaveAttribute('data-slide', '1')
    await expect(button(page, 'Previous')).toBeEnabled()
    await button(page, 'Next').click()
    await expect(current(page)).toHaveAttribute('data-slide', '2')
    await expect(button(page, 'Next')).toBeDisabled()
    await button(page, 'Previous').click()
    await expect(current(page)).toHaveAttribute('data-slide', '1')
    await expect(button(page, 'Next')).toBeEnabled()
  })

  test('where a press has led is said', async ({ page }) => {
    const said = carousel(page).getByRole('status')
    await expect(said).toHaveText('')
    await button(page, 'Next').click()
    await expect(said).toHaveText('Slide 2 of 3')
    await carousel(page).locator('[data-rail]').press('ArrowRight')
    await expect(said).toHaveText('Slide 3 of 3')
  })

  test('dots choose a slide and say which is chosen', async ({ page }) => {
    await expect(current(page)).toHaveAttribute('data-slide', '0')
    await carousel(page).getByRole('button', { name: 'Slide 3 of 3' }).click()
    await expect(current(page)).toHaveCount(1)
    await expect(current(page)).toHaveAttribute('data-slide', '2')
    await expect(button(page, 'Next')).toBeDisabled()
  })

  test('left and right arrow keys move it', async ({ page }) => {
    await carousel(page).locator('[data-rail]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toHaveAttribute('data-slide', '1')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toHaveAttribute('data-slide', '2')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(current(page)).toHaveAttribute('data-slide', '0')
    await expect(button(page, 'Previous')).toBeDisabled()
  })
})

test.describe('on phones', () => {
  test.use(PHONE)
  test.beforeEach(async ({ page }) => open(page, PATH))

  test('a swipe moves to the next slide, and dots and buttons follow', async ({ page }) => {
    const rail = carousel(page).locator('[data-rail]')
    await rail.scrollIntoViewIfNeeded()
    await swipeLeft(page, await rail.boundingBox())
    await expect(current(page)).toHaveAttribute('data-slide', '1')
    await expect(button(page, 'Previous')).toBeEnabled()
  })

  test('the next slide shows, and Next brings it', async ({ page }) => {
    expect(await inView(page)).toEqual([0])
    await button(page, 'Next').tap()
    await expect.poll(() => inView(page)).toEqual([1])
    await button(page, 'Next').tap()
    await expect.poll(() => inView(page)).toEqual([2])
    await expect(current(page)).toHaveAttribute('data-slide', '2')
    await expect(button(page, 'Next')).toBeDisabled()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every option of every tab can be read, without controls that do nothing', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('slide-rail')).toHaveCount(3)
    for (const each of await page.locator('slide-rail').all()) {
      await expect(each).toBeVisible()
      await expect(each.locator('[data-controls]').getByRole('button')).toHaveCount(0)
    }
  })
})
