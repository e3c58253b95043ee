// Nothing moves while a page loads, even when stylesheet, pictures and fonts all arrive after the first paint.
import type { Page } from '@playwright/test'
import { built, hasForm, type BuiltPage } from '../artifact/built.ts'
import { giveFontsOf, loadDeviceFonts, type Device } from './device-fonts.ts'
import { expect, PHONE, test, THOROUGH } from './fixtures.ts'
import { hold } from './hold.ts'
import { standIn } from './provider.ts'
import { waitForPaint } from './waits.ts'

interface Shift {
  value: number
  moved: string[]
}

interface Recorder extends Window {
  readShifts: () => Shift[]
}

/** Limit of layout shift when the brand fonts replace system fonts (docs/decisions/0007-fonts.md). */
const MAX_FONT_SHIFT = 0.02

const firstForm = built.find(hasForm)
/** Form pages are short and alike, so most of them are only opened on an iPhone. */
const fewerForms = built.filter((page) => page === firstForm || !hasForm(page))

const VISITS: readonly { what: string; device: Device; options: object; pages: readonly BuiltPage[] }[] = [
  // How much a font moves depends on where words wrap.
  { what: 'an iPhone', device: 'a device with Arial and Georgia', options: PHONE, pages: built },
  {
    what: 'an Android phone',
    device: 'an Android device',
    options: { ...PHONE, viewport: { width: 412, height: 844 } },
    pages: built,
  },
  {
    what: 'a small tablet',
    device: 'a device with Arial and Georgia',
    options: { ...PHONE, viewport: { width: 784, height: 1024 } },
    pages: fewerForms,
  },
  { what: 'a desktop', device: 'a device with Arial and Georgia', options: {}, pages: fewerForms },
]

for (const { what, device, options, pages } of VISITS) {
  test.describe(`on ${what}`, () => {
    test.use(options)
    for (const { path } of pages) {
      const tag = path === '/' && what === 'an iPhone' ? {} : THOROUGH
      test(`nothing on ${path} moves while it loads`, tag, async ({ page }) => expectStill(page, path, device))
    }
  })
}

/**
 * Opens `path` with late files and scrolls to its end. Nothing may move that the visitor did not cause, except a
 * little when the brand fonts replace those of the device.
 */
async function expectStill(page: Page, path: string, device: Device): Promise<void> {
  await page.addInitScript(recordShifts)
  await giveFontsOf(device, page)
  // In Chromium, a document that a test fulfills can load nothing from another server on this machine. The form comes
  // after stylesheet and pictures, because what is below it moves when it gets its height.
  const form = Promise.withResolvers<void>()
  await standIn(page, { after: form.promise })
  const releaseFiles = await hold(page, /\.(css|avif|webp)$/)
  const releaseFonts = await hold(page, /\.woff2$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await loadDeviceFonts(page)
  const before = await firstTexts(page)
  expect(before.length).toBeGreaterThan(5)
  await readShifts(page)

  releaseFiles()
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null))
  await waitForPaint(page)
  expect(await firstTexts(page), 'Nothing moves when stylesheet and pictures arrive').toEqual(before)
  expect(await readShifts(page), 'Nothing moves when stylesheet and pictures arrive').toEqual([])

  releaseFonts()
  form.resolve()
  await page.waitForLoadState('load')
  await waitForPaint(page)
  const swap = await readShifts(page)
  const sum = swap.reduce((total, { value }) => total + value, 0)
  expect(sum, `Shift of the fonts: ${JSON.stringify(swap)}`).toBeLessThanOrEqual(MAX_FONT_SHIFT)

  // The form opens before this test scrolls. If it grew out of view in the same frame in which the test scrolls
  // there, Chromium would count a shift that no visitor sees.
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
  await scrollToEnd(page)
  expect(await readShifts(page), 'Nothing moves when the visitor scrolls on').toEqual([])
}

/** Where the texts of the header and the first section are, in whole px. */
function firstTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main > :first-child) :is(h1, p, li, a, button, summary, dt, dd)')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return `${[x, y, width, height].map(Math.round).join(' ')} ${each.textContent.trim().slice(0, 40)}`
      }),
  )
}

/** Scrolls a window at a time. In one long call, a window of headless Chromium sometimes stopped for minutes. */
async function scrollToEnd(page: Page): Promise<void> {
  const scrollOn = () => {
    const before = scrollY
    scrollBy({ top: innerHeight, behavior: 'instant' })
    return scrollY > before
  }
  while (await page.evaluate(scrollOn)) await waitForPaint(page)
  // A picture that the browser has not yet requested, because it is far from the window, has no address.
  const picturesHaveLoaded = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.currentSrc !== '')
      .every((image) => image.complete)
  await expect.poll(() => page.evaluate(picturesHaveLoaded), 'Every picture loads').toBe(true)
  await waitForPaint(page)
}

/** Shifts since the last call. */
function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as Recorder).readShifts())
}

/** Runs in the page before its scripts. */
function recordShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const shifts: Shift[] = []
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName)
  const add = (entries: PerformanceEntryList) => {
    for (const { hadRecentInput, value, sources } of entries as unknown as Entry[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describe(node)) })
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, {
    readShifts: () => {
      add(observer.takeRecords())
      return shifts.splice(0)
    },
  })
}
