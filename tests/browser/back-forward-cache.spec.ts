// Back shows a page as it was left, at once: no page of the site does what browsers refuse to keep a page for.
import puppeteer from 'puppeteer-core'
import { currentSite } from '../../app/content/site.server.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { expect, test } from './fixtures.ts'

const SETTLED_MS = 500

const { pages } = await currentSite()

// By Puppeteer: Playwright turns this cache off, and waits without end when it is on.
test('every page comes back as it was left', async () => {
  test.setTimeout(300_000)
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const origin = process.env['SITE_ORIGIN'] ?? ''
  const lost: string[] = []
  for (const path of pages.keys()) {
    const page = await browser.newPage()
    await page.goto(origin + path)
    await page.waitForFunction(() => Object.keys(document.querySelector('body > footer a') ?? {}).some((key) => key.startsWith('__reactFiber$')))
    // A frame that is still on its way is not kept, and its page neither.
    await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
    await new Promise((wake) => setTimeout(wake, SETTLED_MS))
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page.goto(`${origin}/robots.txt`)
    await page.goBack({ waitUntil: 'domcontentloaded' })
    const reasons = await page.evaluate(() =>
      'kept' in window ? undefined : JSON.stringify((performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: object }).notRestoredReasons),
    )
    if (reasons) lost.push(`${path}: ${reasons}`)
    await page.close()
  }
  await browser.close()
  expect(lost).toEqual([])
})
