// The site under a visitor's settings: forced colours, contrast, reduced motion, large text, zoom, print.
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, openPageWith, PHONE, test, THOROUGH } from './fixtures.ts'
import { questionsOn } from '../../app/sections/traits.ts'
import { representatives } from './page-kinds.ts'
import { waitForPaint } from './waits.ts'

/** How much the pixels of a control differ; close to 0 for a control that looks like its background. */
async function contrastIn(control: Locator): Promise<number> {
  const { channels } = await sharp(await control.screenshot({ animations: 'disabled' })).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}
const VISIBLE_CONTRAST = 5

/** Of the first, the header counts too. The content of the others has questions, so it has controls. */
const withControls = representatives
  .filter(({ page }, index) => index === 0 || questionsOn(page).length > 0)
  .slice(0, 3)

test.describe('forced colours', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const [index, { path }] of withControls.entries()) {
      const tag = index === 0 && scheme === 'dark' ? {} : THOROUGH
      test(`every control of ${path} can be seen in a ${scheme} scheme`, tag, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
        await open(page, path)
        // All pages have the same header.
        const controls = page
          .locator(index === 0 ? 'header, main' : 'main')
          .locator('button, summary, a[aria-label]')
          .filter({ visible: true })
        await expect(controls).not.toHaveCount(0)
        for (const control of await controls.all()) {
          const name = (await control.getAttribute('aria-label')) ?? (await control.textContent())
          expect(await contrastIn(control), String(name)).toBeGreaterThan(VISIBLE_CONTRAST)
        }
      })
    }
  }

  test('the selected tab differs from the others', THOROUGH, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPageWith(page, 'tabs')
    const border = (selected: boolean) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor)
    expect(await border(true)).not.toBe(await border(false))
  })

  test('the dot of the current slide differs from the others', THOROUGH, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPageWith(page, 'a carousel')
    const dots = page.locator('site-carousel').filter({ visible: true }).first().locator('[data-slide]')
    const fill = (dot: Locator) => dot.evaluate((each) => getComputedStyle(each, '::after').backgroundColor)
    expect(await fill(dots.nth(0))).not.toBe(await fill(dots.nth(1)))
  })
})

test('more contrast: soft text is as strong as the text', THOROUGH, async ({ page }) => {
  const textColours = () =>
    page.evaluate(() => {
      const styles = getComputedStyle(document.querySelector('main section') as Element)
      return [styles.getPropertyValue('--text'), styles.getPropertyValue('--text-soft')]
    })
  await open(page, '/')
  const [usual, soft] = await textColours()
  expect(soft).not.toBe(usual)
  await page.emulateMedia({ contrast: 'more' })
  const [text, strong] = await textColours()
  expect(strong).toBe(text)
})

test('reduced motion: nothing moves when menus, questions and terms open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = async () => {
    await waitForPaint(page)
    return page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          ).length,
    )
  }
  await openPageWith(page, 'questions')
  await page.locator('header site-menu summary').first().click()
  expect(await moving()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('main details:not([open]) > summary').filter({ visible: true }).first().click()
  expect(await moving()).toBe(0)
  await openPageWith(page, 'a term')
  await page.locator('dfn button').first().click()
  expect(await moving()).toBe(0)
})

test('text of twice the size on a phone: the drawer’s links fit, and the links at its end are in view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await open(page, '/')
  // A first visit may use a wider font of this machine (docs/decisions/0007-fonts.md).
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await page.locator('header button[commandfor=drawer]').click()
  // Sign In and Contact Us are below the list of links, which scrolls.
  for (const link of await page.locator('dialog#drawer > :last-child > a').all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    // Two lines fit.
    expect((await link.boundingBox())?.height).toBeLessThan(130)
  }
})

test.describe('a window of 1280 by 1024 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the drawer can be used', THOROUGH, async ({ page }) => {
    await open(page, '/')
    await page.locator('header button[commandfor=drawer]').click()
    const close = page.locator('dialog#drawer button[commandfor=drawer]')
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.locator('dialog#drawer summary').first().click()
    await expect(page.locator('dialog#drawer details[open] a').first()).toBeInViewport({ ratio: 1 })
    const last = page.locator('dialog#drawer').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(page.locator('dialog#drawer')).toBeHidden()
  })

  test('the header scrolls away, and a term opens inside the window', THOROUGH, async ({ page }) => {
    await openPageWith(page, 'a term')
    const term = page.locator('dfn button').first()
    await term.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await term.click()
    await expect(page.locator('[popover]:popover-open')).toBeInViewport({ ratio: 0.99 })
  })
})

test('in print: answers and panels are printed, controls are not', async ({ page }) => {
  await openPageWith(page, 'questions in tabs')
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('main site-tabs').first().locator('> :last-child > *')
  await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
  await expect(page.locator('main').getByRole('tab').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('header nav').filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
