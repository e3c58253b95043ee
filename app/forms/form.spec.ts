// The form of a page, from the first paint to a form that can be filled in, without scripts, and the Back link.
import type { Page } from '@playwright/test'
import { site } from '../../tests/artifact/built.ts'
import { embed, expectDirectLinkAndPhone, expectReady, place, shown, status } from '../../tests/browser/form-place.ts'
import { expect, openPageWith, test, thePageWith } from '../../tests/browser/fixtures.ts'
import { hasProof, isProvider, standIn } from '../../tests/browser/provider.ts'

const { forms } = site.messages

test.describe('a form that comes', () => {
  test.beforeEach(async ({ page }) => standIn(page))

  test('is shown once the page has loaded, with the id that the page names, in one sandboxed frame', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && isProvider(new URL(request.url()))) requests.push(request.url())
    })
    await openPageWith(page, 'a form')
    await expectReady(page)
    await expect(status(page)).toHaveText(hasProof ? forms.ready : forms.opened)
    await expectDirectLinkAndPhone(embed(page))
    const id = String(await place(page).getAttribute('data-form-id'))
    expect(Object.values(site.clinic.forms.ids)).toContain(id)
    expect(requests).toEqual([expect.stringContaining(id)])
    await expect(shown(page)).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(shown(page)).toHaveAttribute('title', forms.frame)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page links to the form’s own page and to the phone', async ({ page, noise }) => {
    // Chromium refuses to preload a script.
    noise.expect(/^request failed: .*form-page.* csp$/)
    await page.goto(thePageWith('a form').path)
    // Playwright's roles leave <noscript> out, so its content is found by markup.
    const scriptless = page.locator('[data-island] noscript')
    await expect(scriptless.locator('p').first()).toBeVisible()
    await expectDirectLinkAndPhone(scriptless)
    await expect(page.getByText(forms.waiting.title).first()).toBeHidden()
  })
})

test.describe('the Back link', () => {
  const back = (page: Page) => page.locator('main back-link a')

  test('leads to the page before, whatever the page or its frame have added to the history', async ({ page }) => {
    await standIn(page)
    await page.goto('/?ref=home')
    await page.evaluate((to) => location.assign(to), thePageWith('a form with a link back').path)
    await expectReady(page)
    const isKnown = await page.evaluate(() => 'navigation' in window)
    test.skip(!isKnown, 'Without the Navigation API the link leads to the page above.')
    await addSteps(page)
    await back(page).click()
    await expect(page).toHaveURL('/?ref=home')
  })

  test('leads to the page above for visitors who came from elsewhere', async ({ page }) => {
    await standIn(page)
    await openPageWith(page, 'a form with a link back')
    await expectReady(page)
    await addSteps(page)
    const above = String(await back(page).getAttribute('href'))
    await back(page).click()
    await expect(page).toHaveURL(above)
  })
})

/** Adds three steps to the tab's history: two of the page's own hash, and one of the provider's frame. */
async function addSteps(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('#main'))
  await page.evaluate(() => location.assign('#'))
  const [, frame] = page.frames()
  await frame?.evaluate(() => location.assign('#thank-you'))
}
