// On a phone, the way to the form is never far: a bar shows it while no other link to the form is in sight.
import type { Locator } from '@playwright/test'
import { built } from '../artifact/built.ts'
import { attribute } from '../markup/document.ts'
import { expect, PHONE, test } from './fixtures.ts'

const withBar = built
  .filter(({ elements }) => elements.some((each) => attribute(each, 'data-form-bar') !== undefined))
  .toSorted((one, other) => one.html.length - other.html.length)
const [page] = withBar

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a link to the form is on every screen of the page, and the bar hides beside the page’s own links', async ({
    page: browserPage,
  }) => {
    test.skip(!page, 'No page opens with a way to a form.')
    await browserPage.goto(page?.path ?? '/')
    const bar = browserPage.locator('[data-form-bar]')
    await expect(bar).toBeHidden()
    const href = await bar.locator('a').getAttribute('href')
    const height = await browserPage.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)
    const screen = browserPage.viewportSize()?.height ?? 0
    const shown: boolean[] = []
    for (let top = 0; top + screen <= height; top += screen) {
      await browserPage.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const own = browserPage.locator(
        `main a[href="${href}"]:not([data-form-bar] *), [data-urgent], [data-island], body > footer`,
      )
      // The observer answers after the next frames.
      await expect
        .poll(async () => (await bar.isVisible()) !== (await anyInSight(own)), `${top} px down ${page?.path}`)
        .toBe(true)
      shown.push(await bar.isVisible())
    }
    expect(shown).toContain(true)
  })

  test('the focus is never under the bar', async ({ page: browserPage }) => {
    test.skip(!page, 'No page opens with a way to a form.')
    await browserPage.emulateMedia({ reducedMotion: 'reduce' })
    await browserPage.goto(page?.path ?? '/')
    const bar = browserPage.locator('[data-form-bar]')
    const links = browserPage.locator('main a:visible:not([data-form-bar] *), main summary:visible')
    for (const link of await links.all()) {
      await link.focus()
      // The page scrolls to the focus, and the bar shows or hides after that.
      await expect
        .poll(
          async () => {
            const [focused, covered] = await Promise.all([link.boundingBox(), bar.boundingBox()])
            return focused && covered ? Math.round(focused.y + focused.height - covered.y) : 0
          },
          `How far ${await link.textContent()} reaches under the bar, in px`,
        )
        .toBeLessThanOrEqual(0)
    }
  })
})

test('wide windows have no bar', async ({ page: browserPage }) => {
  test.skip(!page, 'No page opens with a way to a form.')
  await browserPage.goto(page?.path ?? '/')
  await browserPage.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(browserPage.locator('[data-form-bar]')).toBeHidden()
})

/** Whether at least one of the elements is inside the window. */
async function anyInSight(locator: Locator): Promise<boolean> {
  return locator.evaluateAll((elements) =>
    elements.some((each) => {
      const { top, bottom, width } = each.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }),
  )
}
