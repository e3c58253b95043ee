// From pressing a link to the next page's heading on the screen, and the way back.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { CommandError } from '../../cli/steps.ts'
import { withFreshPage } from '../chromium.ts'

/** Pages with a link to another page. */
export const LINKS = [
  ['/', '/contact'],
  ['/', '/mens-health'],
  ['/mens-health', '/hair-loss'],
  ['/vitamin-infusions', '/about-us'],
] as const

const CPU_SLOWDOWN = 4
/** A visitor reads before pressing a link. Scripts load and links are prefetched in this time. */
const READING_MS = 4_000
/** How long a visitor points at a link before pressing it. */
const POINTING_MS = 400
const LONGEST_MS = 15_000
const POLL_MS = 100

/** A heading that the page showed, and when: milliseconds since 1970. */
interface Shown {
  heading: string
  at: number
}

/** Milliseconds from the press to the heading of `to`, and from Back to the heading of `from`. */
export async function timePress(
  browser: Browser,
  origin: string,
  [from, to]: readonly [string, string],
  pointFirst: boolean,
): Promise<{ forward: number; back: number }> {
  return withFreshPage(browser, async (page) => {
    await page.setViewport({ width: 1280, height: 900 })
    await page.emulateCPUThrottling(CPU_SLOWDOWN)
    await page.evaluateOnNewDocument(recordHeadings)
    await page.goto(origin + from)
    await wait(READING_MS)
    const { x, y } = await placeOfLink(page, to)
    // The page has scrolled to the link and draws its pictures there.
    await wait(POINTING_MS)
    const first = await lastHeading(page, () => true)
    if (pointFirst) {
      await page.mouse.move(x, y)
      await wait(POINTING_MS)
    }
    await page.mouse.click(x, y)
    const next = await lastHeading(page, ({ heading }) => heading !== first.heading)
    const forward = next.at - (await pressedAt(page))

    await wait(READING_MS)
    await page.evaluate(() => {
      sessionStorage['pressed'] = performance.timeOrigin + performance.now()
      history.back()
    })
    const back = await lastHeading(page, ({ heading }) => heading === first.heading)
    return { forward, back: back.at - (await pressedAt(page)) }
  })
}

/**
 * Runs in each document. Stores each press and each new heading with its time in sessionStorage, which outlives
 * the document. It works the same whether a link replaces the page in place or loads a document.
 */
function recordHeadings(): void {
  if (window !== window.top) return
  const now = () => performance.timeOrigin + performance.now()
  let last: string | null = null
  const watchHeading = () => {
    const heading = document.querySelector('h1')?.textContent ?? null
    if (heading !== null && heading !== last)
      // By the next frame, the browser has drawn the heading.
      requestAnimationFrame(() => (sessionStorage['shown'] = JSON.stringify({ heading, at: now() })))
    last = heading
    requestAnimationFrame(watchHeading)
  }
  requestAnimationFrame(watchHeading)
  window.addEventListener('click', () => (sessionStorage['pressed'] = now()), true)
  // The back/forward cache shows the same heading again. It counts as new.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) last = null
  })
}

/** Scrolls to the last visible link to `to` and gives its middle, in CSS pixels. */
async function placeOfLink(page: Page, to: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((path) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].findLast((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = link?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, to)
  if (!place) throw new CommandError(`${page.url()} has no link to ${to}. Change LINKS in bench/compare/press.ts.`)
  return place
}

/**
 * Waits until the last heading that the page showed fits `wanted`, and returns it. Throws CommandError after 15 s.
 */
async function lastHeading(page: Page, wanted: (last: Shown) => boolean): Promise<Shown> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    await wait(POLL_MS)
    const text = await stored(page, 'shown')
    const last = text ? (JSON.parse(text) as Shown) : undefined
    if (last && wanted(last)) return last
  }
  throw new CommandError(`${page.url()} did not show the expected heading within ${LONGEST_MS / 1000} s.`)
}

async function pressedAt(page: Page): Promise<number> {
  return Number(await stored(page, 'pressed'))
}

async function stored(page: Page, key: string): Promise<string | undefined> {
  try {
    return await page.evaluate((name) => sessionStorage[name] as string | undefined, key)
  } catch {
    // The document is being replaced.
    return undefined
  }
}
