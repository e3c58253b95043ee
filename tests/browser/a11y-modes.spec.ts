// The site as a reader's own settings have it: forced colours, more contrast, no motion, a zoom of 400 %, no scripts, scripts that never come.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, PHONE, test } from './fixtures.ts'

const PAGES = ['/', '/post-cycle-therapy', '/contact', '/tmj-eligibility']

/** How far the pixels of a control differ from one another; 0 for one that can't be told from the page. */
async function contrastIn(control: Locator): Promise<number> {
  const { channels } = await sharp(await control.screenshot({ animations: 'disabled' })).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const scheme of ['light', 'dark'] as const) {
    test(`every control can be seen, ${scheme}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
      for (const path of PAGES) {
        await open(page, path)
        const controls = page
          .locator('header, main')
          .locator('button, summary, a[aria-label], a[class*="capsule"]')
          .filter({ visible: true })
        for (const control of await controls.all()) {
          await control.scrollIntoViewIfNeeded()
          expect(
            await contrastIn(control),
            `${path}: ${(await control.getAttribute('aria-label')) ?? (await control.textContent())}`,
          ).toBeGreaterThan(5)
        }
      }
    })
  }

  test('the chosen tab, slide and question differ from the others', async ({ page }) => {
    await open(page, '/post-cycle-therapy')
    const [on, off] = [
      page.getByRole('tab', { selected: true }).first(),
      page.getByRole('tab', { selected: false }).first(),
    ]
    const border = (tab: Locator) => tab.evaluate((each) => getComputedStyle(each).borderBottomColor)
    expect(await border(on)).not.toBe(await border(off))
    const dots = page.locator('slide-rail').first().locator('[data-slide]')
    await dots.first().scrollIntoViewIfNeeded()
    const fill = (dot: Locator) => dot.evaluate((each) => getComputedStyle(each, '::after').backgroundColor)
    expect(await fill(dots.nth(0))).not.toBe(await fill(dots.nth(1)))
    expect(await contrastIn(page.locator('main details[open] > summary').first())).toBeGreaterThan(5)
  })
})

test('more contrast: soft text and rules are as strong as the text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await open(page, '/ed')
  const [text, soft] = await page.evaluate(() => {
    const styles = getComputedStyle(document.querySelector('main section') as Element)
    return [styles.getPropertyValue('--text'), styles.getPropertyValue('--text-soft')]
  })
  expect(soft).toBe(text)
})

test('no motion: nothing moves when menus, questions and terms open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const moving = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      return document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length
    })
  await page.locator('header menu-bar summary').first().click()
  expect(await moving()).toBe(0)
  await page.keyboard.press('Escape')
  for (const control of [
    page.locator('main details:not([open]) > summary:visible').first(),
    page.locator('dfn button').first(),
  ]) {
    await control.click()
    expect(await moving()).toBe(0)
  }
})

test('letters of twice the size by the browser’s own setting, on a phone: buttons tear no word, and the drawer’s foot fits', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await open(page, '/contact')
  // The first visit may be drawn in a letter of this machine's, which is wider (docs/decisions/0015).
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  // Room for two lines: "Call", and the number in one piece.
  const twoLines = 130
  expect((await page.getByRole('main').getByRole('link', { name: 'Call (403)' }).boundingBox())?.height).toBeLessThan(
    twoLines,
  )
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const link of await page.locator('dialog#drawer > :last-child > a').all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    expect((await link.boundingBox())?.height).toBeLessThan(twoLines)
  }
})

test.describe('a window of 1280 by 1024 at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the header goes with the page, and drawer, questions and terms can be used', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const close = page.getByRole('button', { name: 'Close menu' })
    await expect(close).toBeInViewport({ ratio: 1 })
    const last = page.locator('dialog#drawer').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await close.click()
    await page.locator('main details:not([open]) > summary:visible').first().click()
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const term = page.locator('dfn button').first()
    await term.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await term.click()
    await expect(page.locator('[popover]:popover-open')).toBeInViewport({ ratio: 0.99 })
  })
})

/** Menus or drawer, questions, tabs' panels and terms of a page, by the browser alone. */
async function useAll(page: Page): Promise<void> {
  await page.goto('/prep-and-screening')
  const term = page.locator('dfn button').first()
  await term.click()
  await expect(page.locator('dfn + [popover]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  const tabs = await page.getByRole('tab').filter({ visible: true }).all()
  const answers = async () => {
    for (const question of await page.locator('main details').filter({ visible: true }).all()) {
      if ((await question.getAttribute('open')) === null) await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
    }
  }
  // The document's own script lets tabs choose a panel; without any script every panel stands open.
  await expect(page.locator('main [role=tabpanel]').filter({ visible: true })).toHaveCount(tabs.length > 0 ? 1 : 3)
  await answers()
  for (const tab of tabs.slice(1)) {
    await tab.click()
    await answers()
  }
}

for (const [name, prepare] of [
  ['scripts that never come', (page: Page) => page.route('**/*.js', () => undefined)],
  ['scripts that are refused', (page: Page) => page.route('**/*.js', (route) => route.abort())],
] as const) {
  test(`${name}: every question, panel and term of a page can be used`, async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/)
    await prepare(page)
    await useAll(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every question, panel and term of a page can be used', async ({ page }) => useAll(page))
})

test.describe('without scripts on a phone', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a term opens within the window', async ({ page }) => {
    await page.goto('/iron-infusions')
    await page.locator('dfn button').nth(1).tap()
    await expect(page.locator('[popover]:popover-open')).toBeInViewport({ ratio: 1 })
  })
})
