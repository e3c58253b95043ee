// How long the search takes from a key to its first results, with the processor four times slower.
import type { Browser } from 'puppeteer-core'
import { requireBuiltSite, serveSite } from '../built-site.ts'
import { launchChromium, withFreshPage } from '../chromium.ts'
import type { Options } from '../options.ts'
import { Samples, type Report } from '../table.ts'

const MOST_MS = 50
const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }

/** One short word, one misspelled sentence, one emergency, and words that find nothing. */
const PHRASES = ['jaw', 'my hair is falln out in the shower', 'chest pain', 'xqzw plumbing'] as const

/** Measures each phrase `repeats` times. The slowest key of a phrase counts. */
export async function measureSearch({ repeats }: Options, showProgress: (progress: string) => void): Promise<Report> {
  requireBuiltSite()
  const site = await serveSite()
  const browser = await launchChromium()
  const samples = new Samples()
  try {
    for (let round = 0; round < repeats; round++) {
      for (const phrase of PHRASES) {
        showProgress(`round ${round + 1} of ${repeats}, ${phrase}`)
        samples.add(phrase, await slowestKey(browser, site.origin, phrase))
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
  const rows = PHRASES.map((phrase) => [phrase, samples.median(phrase, 1)] as const)
  return {
    tables: [
      {
        title: `From a key to its results, in ms: processor ${CPU_SLOWDOWN} times slower, median of ${repeats}`,
        columns: ['typed', `slowest key (limit ${MOST_MS})`],
        rows,
      },
    ],
    misses: rows.filter(([, ms]) => ms > MOST_MS).map(([phrase, ms]) => `"${phrase}" takes ${ms} ms.`),
  }
}

/** The longest time in ms from the event of a key until its results are laid out. */
async function slowestKey(browser: Browser, origin: string, phrase: string): Promise<number> {
  return withFreshPage(browser, async (page) => {
    await page.setViewport(PHONE)
    await page.goto(`${origin}/`, { waitUntil: 'networkidle0' })
    await page.click('header [data-search]')
    const field = await page.waitForSelector('dialog[open] input[role=combobox]')
    await page.emulateCPUThrottling(CPU_SLOWDOWN)
    await page.evaluate(() => {
      const keys = { longest: 0 }
      Object.assign(window, { keys })
      // The first listener starts the clock; the listener on the document runs after that of the search.
      let start = 0
      addEventListener('input', () => (start = performance.now()), true)
      document.addEventListener('input', () => {
        document.querySelector('dialog[open] [role=listbox]')?.getBoundingClientRect()
        keys.longest = Math.max(keys.longest, performance.now() - start)
      })
    })
    await field?.type(phrase)
    return page.evaluate(() => (window as unknown as { keys: { longest: number } }).keys.longest)
  })
}
