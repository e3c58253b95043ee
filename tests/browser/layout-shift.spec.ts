// Nothing moves while a page arrives: the stylesheet, fonts and pictures come late here, forms come when they come, and what was read stays where it was.
import { readSite } from '../../app/content/site.server.ts'
import { expect, PHONE, test } from './fixtures.ts'

/** Longer than the first paint takes, so that every font and picture arrives after it. */
const LATE_MS = 400
/** The first paint must have come by then, also on a busy machine. */
const STYLESHEET_LATE_MS = 1_200
const WIDE = { viewport: { width: 1440, height: 900 } } as const

const { pages } = await readSite()

interface Shift {
  value: number
  moved: string[]
}

for (const [device, options] of [
  ['on a phone', PHONE],
  ['on a wide screen', WIDE],
] as const) {
  test.describe(device, () => {
    test.use(options)
    for (const path of pages.keys()) {
      test(`${path} does not shift ${device}`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: Shift[] = []
          const describe = (node: Node | null) =>
            node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName)
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as (PerformanceEntry & {
              value: number
              hadRecentInput: boolean
              sources: { node: Node | null }[]
            })[]) {
              if (!entry.hadRecentInput)
                shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => describe(node)) })
            }
          }).observe({ type: 'layout-shift', buffered: true })
          Object.assign(window, { shifts })
        })
        await page.route(/\.(css|woff2|avif|webp)$/, async (route) => {
          await new Promise((wake) =>
            setTimeout(wake, route.request().resourceType() === 'stylesheet' ? STYLESHEET_LATE_MS : LATE_MS),
          )
          await route.continue()
        })
        await page.goto(path)
        await page.evaluate(async (late) => {
          const pause = (time: number) => new Promise((wake) => setTimeout(wake, time))
          await document.fonts.ready
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' })
            await pause(60)
          }
          await pause(2 * late)
        }, LATE_MS)
        expect(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).toEqual([])
      })
    }
  })
}
