// The browser saves every page for Back, and shows it at once, as it was left. Needs the full Chromium: a headless
// shell saves no pages, and Playwright's default arguments turn this off.
import type { Page } from '@playwright/test'
import { findBrowser } from '../../../cli/browser.ts'
import { CHROMIUM_ARGUMENTS } from '../../chromium-arguments.ts'
import { expect, started, test, thePageWith } from '../fixtures.ts'
import {
  HOSTILE_NOISE,
  HOSTILE_SCRIPT,
  hostileLines,
  openHostilePage,
  openHostileWindows,
  visitPagesAfter,
} from '../hostile.ts'
import { reportsOf } from '../page-view-reports.ts'
import { standIn, usesScript } from '../provider.ts'

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Opens `path` and waits until page, island and frames have loaded. A browser saves no page that still loads. */
async function openFully(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
}

/** Goes back. A page that the browser has saved fires no load event, so Playwright must not wait for one. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' })

/** Leaves for another document and comes back. Returns why the page was not saved, or undefined when it was. */
async function leaveAndReturn(page: Page): Promise<string | undefined> {
  await page.evaluate(() => Object.assign(window, { saved: true }))
  await page.goto('about:blank')
  await goBack(page)
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const reasons = (navigation as { notRestoredReasons?: object } | undefined)?.notRestoredReasons
    return 'saved' in window ? undefined : JSON.stringify(reasons ?? 'unknown')
  })
}

test('the browser saves pages for Back', async ({ page }) => {
  // Together they have every element that runs code.
  for (const kind of ['a form', 'a carousel', 'questions in tabs', 'a start bar', 'no form'] as const) {
    await openFully(page, thePageWith(kind).path)
    expect(await leaveAndReturn(page), `The page with ${kind}`).toBe(undefined)
  }
})

test('each return counts as one page view', async ({ page }) => {
  const reports = reportsOf(page)
  await openFully(page, '/')
  for (const views of [2, 3]) {
    expect(await leaveAndReturn(page)).toBe(undefined)
    await expect.poll(() => reports).toEqual(Array.from({ length: views }, () => '/'))
  }
})

test('a hostile page reaches no page after it, in a browser that saves pages', async ({ page, context, noise }) => {
  test.skip(!usesScript, 'The provider runs no script on the page.')
  noise.expect(...HOSTILE_NOISE)
  await standIn(context, { script: HOSTILE_SCRIPT })
  const lines = hostileLines(context)
  await openHostilePage(page, thePageWith('a form').path, lines)
  await openHostileWindows(page)
  await visitPagesAfter(page, lines)
})
