// Modal dialogs: the search and the drawer.
import { expect, open, test } from '../../../tests/browser/fixtures.ts'

test('nothing moves sideways when a dialog opens in a window with scrollbars', async ({ page }) => {
  for (const [width, opener] of [
    [1440, 'header site-search > a'],
    [700, 'header button[commandfor=drawer]'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const places = () =>
      page
        .locator('header, header :is(a, button, summary):not(dialog *), main > *, main h1')
        .evaluateAll((all) => all.map((each) => Object.values(each.getBoundingClientRect().toJSON() as object)))
    await page.evaluate(async () => void (await document.fonts.ready))
    const before = await places()
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    await page.locator(opener).click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    expect(await places()).toEqual(before)
  }
})
