// A page whose form provider is hostile: opening it, and what a visitor must still be able to do.
import type { Page } from '@playwright/test'
import { telephoneHref } from '../../app/content/schema/clinic.ts'
import { site } from '../artifact/built.ts'
import { expect, openPageWith, started, thePageWith } from './fixtures.ts'
import { NOTHING, stored } from './stored.ts'
import { isProvider } from './provider.ts'

/** A line that the hostile script or frame writes when it has done its work. */
export const DONE = 'hostile work done'

/** Opens the page of a form and waits until the hostile code has run. */
export async function openHostilePage(page: Page): Promise<void> {
  const ran = page.waitForEvent('console', (message) => message.text() === DONE)
  await openPageWith(page, 'a form')
  await ran
}

/** The phone and the heading are in sight, and a link leads to a page without a trace of the provider. */
export async function expectUsable(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(page).toHaveURL(thePageWith('a form').path)
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const requests: string[] = []
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  page.on('request', (request) => requests.push(request.url()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.frames()).toHaveLength(1)
  // The starter clears the name of the tab.
  await started(page)
  expect(await tracesOnPage(page)).toEqual([])
  // The page asks the host to clear what is stored. Reading it fails while the browser does so.
  await expect(async () => expect(await stored(page)).toEqual(NOTHING)).toPass({ timeout: 30_000 })
  expect(requests.filter((url) => isProvider(new URL(url)))).toEqual([])
}

/** What a script of an earlier document could have left on the page. */
function tracesOnPage(page: Page): Promise<string[]> {
  return page.evaluate((phone) => {
    const isNative = (code: unknown) => String(code).includes('[native code]')
    const clean: Record<string, boolean> = {
      'fetch is the browser’s': isNative(fetch) && isNative(history.pushState) && isNative(setTimeout),
      'objects have no new property': Object.keys(Object.prototype).length === 0 && !('polluted' in {}),
      'the phone number is the clinic’s': [...document.querySelectorAll('main a[href^="tel:+"]')].every(
        (link) => link.getAttribute('href') === phone,
      ),
      'the title is the page’s': !document.title.includes('Hostile'),
      'the tab has no name': window.name === '',
      'Trusted Types are required':
        document.querySelector('meta[http-equiv]')?.outerHTML.includes('require-trusted-types-for') === true,
    }
    return Object.keys(clean).filter((what) => !clean[what])
  }, telephoneHref(site.clinic.phone))
}
