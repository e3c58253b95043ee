// Back shows a page as it was left, at once: no page of the site does what browsers refuse to keep a page for.
import puppeteer from 'puppeteer-core'
import { currentSite } from '../../app/content/site.server.ts'
import { findBrowser } from '../../cli/browser.ts'
import { expect, test } from './fixtures.ts'

const SETTLED_MS = 500

const { pages } = await currentSite()

/** Pages are visited in a few long tests, which run side by side. */
const VISITS = 3

for (let visit = 0; visit < VISITS; visit++) {
  const paths = [...pages.keys()].filter((_path, index) => index % VISITS === visit)
  test(`visit ${visit + 1} of ${VISITS}: every page comes back as it was left`, async () => {
    test.setTimeout(180_000)
    expect(await lostOf(paths)).toEqual([])
  })
}

/** Those of `paths` that a browser loads anew, each with its reasons. By Puppeteer: Playwright turns this cache off, and waits without end when it is on. */
async function lostOf(paths: readonly string[]): Promise<string[]> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const origin = process.env['SITE_ORIGIN'] ?? ''
  const lost: string[] = []
  for (const path of paths) {
    const page = await browser.newPage()
    await page.goto(origin + path)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('body > footer a') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    )
    // A frame that is still on its way is not kept, and its page neither.
    await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
    await new Promise((wake) => setTimeout(wake, SETTLED_MS))
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page.goto(`${origin}/robots.txt`)
    await page.goBack({ waitUntil: 'domcontentloaded' })
    const reasons = await page.evaluate(() =>
      'kept' in window
        ? undefined
        : JSON.stringify(
            (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: object }).notRestoredReasons,
          ),
    )
    if (reasons) lost.push(`${path}: ${reasons}`)
    await page.close()
  }
  await browser.close()
  return lost
}
