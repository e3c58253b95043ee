// Layout shifts of a page whose stylesheet, fonts and pictures all arrive after the first paint.
import type { Page } from '@playwright/test'

interface Shift {
  value: number
  moved: string[]
}

interface Recorder extends Window {
  takeShifts?: () => Shift[]
}

/** Opens `path` with late files, scrolls to its end, and returns every shift that the visitor did not cause. */
export async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  const lateFiles = /\.(css|woff2|avif|webp)$/
  await page.addInitScript(recordShifts)
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  await page.route(lateFiles, async (route) => {
    await painted
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    const inSight = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc !== '')
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    await frame()
    await frame()
  })
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
  await page.unroute(lateFiles)
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
      return shifts
    },
  })
}
