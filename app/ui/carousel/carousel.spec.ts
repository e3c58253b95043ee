// Carousels: three slides in view from 768 px; where there are more, buttons, dots, keys and swipes move them.
import type { Page } from '@playwright/test'
import { expect, openPageWith, PHONE, test, THOROUGH, thePageWith } from '../../../tests/browser/fixtures.ts'

const carousel = (page: Page) => page.locator('site-carousel').filter({ visible: true }).first()
const rail = (page: Page) => carousel(page).locator('[data-rail]')
const dots = (page: Page) => carousel(page).locator('[data-slide]')
const previous = (page: Page) => carousel(page).locator('[data-step="-1"]')
const next = (page: Page) => carousel(page).locator('[data-step="1"]')

/** The slide at `index` is the current one, by its dot. */
async function expectCurrent(page: Page, index: number): Promise<void> {
  await expect(carousel(page).locator('[data-slide][aria-current=true]')).toHaveCount(1)
  await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true')
}

/** Indices of the slides that are wholly in view. */
const inView = (page: Page) =>
  rail(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [...element.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect()
      return box.left >= left - 2 && box.right <= right + 2 ? [index] : []
    })
  })

/** Adds copies of the last slide and its dot, until there are `count`. */
const fillUpTo = (page: Page, count: number) =>
  carousel(page).evaluate((element, wanted) => {
    for (let index = element.querySelectorAll('[data-slide]').length; index < wanted; index++) {
      for (const last of element.querySelectorAll('[data-rail] > :last-child, [data-slide]:last-child')) {
        const copy = last.cloneNode(true) as HTMLElement
        if (copy.dataset['slide']) copy.dataset['slide'] = String(index)
        last.after(copy)
      }
    }
  }, count)

/** Drags the rail by more than half a slide, and holds it before letting go: a flick sometimes goes further. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  await rail(page).scrollIntoViewIfNeeded()
  const box = await rail(page).boundingBox()
  if (!box) throw new Error('The rail is not shown.')
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      // The browser takes it for the time of the touch, so a busy machine changes nothing.
      timestamp: start + seconds,
      touchPoints: part ? [{ x: Math.round(box.x + box.width * part), y: Math.round(box.y + 120) }] : [],
    })
  const at = (moved: number) => (to === 'left' ? 0.8 - moved : 0.2 + moved)
  await touch('touchStart', 0, at(0))
  for (let step = 1; step <= 15; step++) await touch('touchMove', step / 60, at(step * 0.04))
  await touch('touchEnd', 1)
}

test('three slides fill a window of 768 px, and no control is shown that could not move them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await openPageWith(page, 'a carousel')
  const controls = carousel(page).locator('[data-controls]')
  await expect(controls).toBeVisible({ visible: (await dots(page).count()) > 3 })
  expect((await inView(page)).slice(0, 4)).toEqual([0, 1, 2])
  await rail(page).locator('a, button').first().press('ArrowRight')
  await expect(carousel(page).locator('output')).toHaveText((await controls.isVisible()) ? /./ : '')
  await page.setViewportSize({ width: 767, height: 1000 })
  await expect(controls).toBeVisible()
})

test.describe('on wide screens, with five slides', () => {
  test.beforeEach(async ({ page }) => {
    await openPageWith(page, 'a carousel')
    await fillUpTo(page, 5)
  })

  test('Previous and Next move by one slide, which is announced, and stop at the ends', async ({ page }) => {
    await expect.poll(() => inView(page)).toEqual([0, 1, 2])
    const announced = carousel(page).getByRole('status')
    await expect(announced).toHaveText('')
    await expect(previous(page)).toBeDisabled()
    const last = (await dots(page).count()) - 1
    for (let index = 1; index <= last; index++) {
      await next(page).click()
      await expectCurrent(page, index)
      await expect(announced).toHaveText(String(await dots(page).nth(index).getAttribute('aria-label')))
      await expect(previous(page)).toBeEnabled()
    }
    await expect(next(page)).toBeDisabled()
    await expect(next(page), 'A button keeps the focus when it has nothing more to do').toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expectCurrent(page, last - 1)
    await expect(next(page)).toBeEnabled()
    await previous(page).click()
    await expectCurrent(page, last - 2)
  })

  test(
    'a dot chooses its slide, and arrow keys move to the ends, from right to left in such a language',
    THOROUGH,
    async ({ page }) => {
      const last = (await dots(page).count()) - 1
      await dots(page).last().click()
      await expectCurrent(page, last)
      for (let press = 0; press <= last; press++) await page.keyboard.press('ArrowLeft')
      await expectCurrent(page, 0)
      // A translator changes the direction.
      await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      for (let index = 1; index <= last; index++) {
        await page.keyboard.press('ArrowLeft')
        await expectCurrent(page, index)
      }
      await expect.poll(() => inView(page)).toEqual([last - 2, last - 1, last])
      await expect(next(page)).toBeDisabled()
      await page.keyboard.press('ArrowRight')
      await expectCurrent(page, last - 1)
    },
  )
})

test.describe('on phones', () => {
  test.use(PHONE)

  test('one slide is wholly in view; a swipe and Next move to the next one', async ({ page }) => {
    // Safari has no such event.
    await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true))
    await openPageWith(page, 'a carousel')
    expect(await inView(page)).toEqual([0])
    await swipe(page, 'left')
    await expectCurrent(page, 1)
    await expect.poll(() => inView(page)).toEqual([1])
    await expect(previous(page)).toBeEnabled()
    await next(page).tap()
    await expect.poll(() => inView(page)).toEqual([2])
    await swipe(page, 'right')
    await expectCurrent(page, 1)
  })

  test('the dots follow a rail that moves elsewhere after a press', THOROUGH, async ({ page }) => {
    await openPageWith(page, 'a carousel')
    await next(page).tap()
    await rail(page).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
    await expectCurrent(page, 0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide can be reached, and no control is shown that does nothing', THOROUGH, async ({ page }) => {
    await page.goto(thePageWith('a carousel').path)
    for (const each of await page.locator('site-carousel').all()) {
      await expect(each).toBeVisible()
      await expect(each.locator('[data-controls] button').filter({ visible: true })).toHaveCount(0)
      const last = each.locator('[data-rail] > *').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    }
  })
})
