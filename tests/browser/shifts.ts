// Layout shifts of a page whose stylesheet, pictures and fonts all arrive after the first paint.
import { expect, type Page, type Route } from '@playwright/test'
import { deviceFontsLoad, giveFontsOf, type Device } from './device-fonts.ts'
import { drawn } from './fixtures.ts'
import { standIn } from './provider.ts'

interface Shift {
  value: number
  moved: string[]
}

interface Recorder extends Window {
  takeShifts?: () => Shift[]
}

/** Most layout shift when the brand fonts replace the fonts of the device (docs/decisions/0007-fonts.md). */
const MOST_SHIFT_OF_FONTS = 0.02

/**
 * Opens `path` with late files and scrolls to its end. Nothing may move that the visitor did not cause, except a
 * little when the brand fonts replace those of the device.
 */
export async function expectStill(page: Page, path: string, device: Device): Promise<void> {
  await page.addInitScript(recordShifts)
  await giveFontsOf(device, page)
  // Chromium lets a document that a test answers load nothing from another server of this machine.
  await standIn(page)
  const releaseFiles = await hold(page, /\.(css|avif|webp)$/)
  const releaseFonts = await hold(page, /\.woff2$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // The parser stops at the stylesheet. Before it has come there, some fonts of the device may not be asked for yet.
  await page.waitForFunction(() => document.querySelector('[data-site-styles]') !== null)
  await drawn(page)
  await deviceFontsLoad(page)
  await drawn(page)
  await takeShifts(page)

  releaseFiles()
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null))
  await drawn(page)
  expect(await takeShifts(page), 'Nothing moves when stylesheet and pictures arrive').toEqual([])

  releaseFonts()
  await page.waitForLoadState('load')
  await drawn(page)
  const swap = await takeShifts(page)
  const sum = swap.reduce((total, { value }) => total + value, 0)
  expect(sum, `Shift of the fonts: ${JSON.stringify(swap)}`).toBeLessThanOrEqual(MOST_SHIFT_OF_FONTS)

  // The form opens before this test scrolls. If it grew out of sight in the same frame in which the test scrolls
  // there, Chromium would count a shift that no visitor sees.
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
  await scrollThrough(page)
  expect(await takeShifts(page), 'Nothing moves when the visitor reads on').toEqual([])
}

/** Holds back requests whose address matches, until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route: Route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

/**
 * Scrolls to the end, a window at a time, and waits for the pictures. Each step is a call of its own: in one long
 * call a window of headless Chromium sometimes stood still for minutes.
 */
async function scrollThrough(page: Page): Promise<void> {
  while (await page.evaluate(scrollOn)) await drawn(page)
  await expect.poll(() => page.evaluate(picturesHaveCome), 'Every picture in the page comes').toBe(true)
  await drawn(page)
}

/** Returns whether there was more to scroll to. */
function scrollOn(): boolean {
  const before = scrollY
  scrollBy({ top: innerHeight, behavior: 'instant' })
  return scrollY > before
}

/** A picture far from the window, which the browser has not asked for, has no address yet. */
function picturesHaveCome(): boolean {
  const asked = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc !== '')
  return asked.every((image) => image.complete)
}

/** Shifts since the last call. */
function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as Recorder).takeShifts?.() ?? [])
}

function recordShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const shifts: Shift[] = []
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName)
  const keep = (entries: PerformanceEntryList) => {
    for (const entry of entries as unknown as Entry[])
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => describe(node)) })
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, {
    takeShifts: () => {
      keep(observer.takeRecords())
      return shifts.splice(0)
    },
  })
}
