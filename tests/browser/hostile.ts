// A visit to a page with a form of a hostile provider (tests/fixtures/hostile), and what must hold on the pages that
// the visitor sees after it.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Dialog, Download, Page, Request } from '@playwright/test'
import { telephoneHref } from '../../app/schema/telephone.ts'
import { site } from '../artifact/built.ts'
import { expect, open, started } from './fixtures.ts'
import { isProvider } from './provider.ts'
import { dialog, field, openSearch, options, word } from './search-dialog.ts'
import { NOTHING, stored } from './stored.ts'

export const HOSTILE_SCRIPT = readFileSync('tests/fixtures/hostile/script.js', 'utf8')
export const HOSTILE_FRAME = readFileSync('tests/fixtures/hostile/frame.js', 'utf8')

/** What the browser and the page write into the console on a page of a hostile provider. */
export const HOSTILE_NOISE: readonly RegExp[] = [
  /Content Security Policy|tracker\.example|^page error: provider|escape its sandboxing/,
  // Chromium says what the answer for Clear-Site-Data has cleared.
  /^console info: (?:hostile |Clear-Site-Data header on )/,
  /download|dialog|alert|confirm|prompt|navigat|beforeunload/i,
  // The script of the analytics, where the hostile script has replaced `fetch` before it runs.
  /^page error: .*reading 'catch'/,
]

/** Lines of the hostile code so far, without their first word. */
export function hostileLines(context: BrowserContext): string[] {
  const lines: string[] = []
  context.on('console', (message) => {
    const [, line] = /^hostile (.*)/.exec(message.text()) ?? []
    if (line) lines.push(line)
  })
  return lines
}

/** Opens the page of a form, and waits until the hostile code has run. Its phone and heading are in sight. */
export async function openHostilePage(page: Page, path: string, lines: readonly string[]): Promise<void> {
  const before = lines.length
  await open(page, path)
  await expect.poll(() => lines.slice(before)).toContain('work done')
  expect(new URL(page.url()).pathname).toBe(path)
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Clicks twice on the page of the form. Each click opens a window: one that watches the tab, and one of the site. */
export async function openHostileWindows(page: Page): Promise<void> {
  const click = async () => {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    return opened
  }
  const watching = await click()
  await watching.evaluate(HOSTILE_SCRIPT)
  await started(await click())
}

/** Follows links away from the page of the form, searches, goes back to it, and leaves it again. */
export async function visitPagesAfter(page: Page, lines: readonly string[]): Promise<void> {
  const form = new URL(page.url()).pathname
  await page.locator('header a[href="/"]').click()
  await expectNoTrace(page, '/')
  await openSearch(page)
  await field(page).pressSequentially(word)
  await expect(options(page).first()).toBeVisible()
  await field(page).fill('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.locator('body > footer li a[href^="/"]:not([aria-current])').first().click()
  await expect(page).not.toHaveURL('/')
  await expectNoTrace(page, new URL(page.url()).pathname)
  await page.goBack({ waitUntil: 'commit' })
  await expectNoTrace(page, '/')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => new URL(page.url()).pathname).toBe(form)
  // The script owns its page while it loads again, and may cancel a navigation. A visitor would click once more.
  await expect(async () => {
    await page.locator('header a[href="/"]').click()
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 5_000 }).toBe('/')
  }).toPass()
  await expectNoTrace(page, '/')
  expect(lines.filter((line) => !/^(?:holds|work done|window watches|frame clicked)/.test(line))).toEqual([])
}

/** The page is as the clinic wrote it, and nothing of the provider is there, is requested, or is stored. */
async function expectNoTrace(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  const events: string[] = []
  const onRequest = (request: Request) => {
    if (isProvider(new URL(request.url()))) events.push(request.url())
  }
  const onEvent = (event: Dialog | Download) => void events.push(event.constructor.name)
  page.on('request', onRequest).on('dialog', onEvent).on('download', onEvent)
  await started(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.frames()).toHaveLength(1)
  // The page asks the host to clear what is stored. Reading it fails while the browser does so.
  await expect(async () => expect(await stored(page)).toEqual(NOTHING)).toPass({ timeout: 30_000 })
  expect(await tracesOnPage(page), path).toEqual([])
  page.off('request', onRequest).off('dialog', onEvent).off('download', onEvent)
  expect(events, path).toEqual([])
}

/** What a script of an earlier document could have left on the page, or could still do to it. */
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
      'the tab has no name, opener or state': window.name === '' && opener === null && history.state === null,
      'no worker answers its requests': navigator.serviceWorker.controller === null,
      'Trusted Types are required':
        document.querySelector('meta[http-equiv]')?.outerHTML.includes('require-trusted-types-for') === true,
    }
    return Object.keys(clean).filter((what) => !clean[what])
  }, telephoneHref(site.clinic.phone))
}
