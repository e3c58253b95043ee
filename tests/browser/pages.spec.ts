// Each page: it fits phones, tablets and desktops, even with large text, axe finds nothing, and it stores
// nothing. `npm test` loads only enough pages to see every section in every layout, and `npm run test:all` the rest.
import type { Page } from '@playwright/test'
import { built } from '../artifact/built.ts'
import { axeFindings } from './axe.ts'
import { refusedDeclarations } from './declarations.ts'
import { expectFits } from './fit.ts'
import { expect, open, test, THOROUGH } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { NOTHING, stored } from './stored.ts'
import { waitForPaint } from './waits.ts'

/** The narrowest phone (also 1280 px at 400 %), a usual phone, a tablet, a desktop. */
const WIDTHS = [320, 390, 768, 1440]
/** Axe runs once per layout, because it is slow. */
const AXE_WIDTHS = new Set([320, 1440])

const chosen = new Set(representatives.map(({ path }) => path))

for (const { path } of built) {
  const isChosen = chosen.has(path)
  test(`${path} fits every window, passes axe and stores nothing`, isChosen ? {} : THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    expect(await earlyPictures(page), 'Pictures below the window load later').toEqual([])
    // A page with a form may load itself again, to drop such values from its address.
    await open(page, `${path}?q=jane@example.com&phone=403-555-0142`)
    for (const width of WIDTHS) {
      await expectFits(page, width)
      if (AXE_WIDTHS.has(width)) expect(await axeFindings(page), `axe at ${width} px`).toEqual([])
    }
    expect(await refusedDeclarations(page), 'Declarations that the browser refuses').toEqual([])
    await useEverything(page)
    expect(await stored(page), 'The page stores nothing').toEqual(NOTHING)
    expect(await page.context().cookies(), 'No cookies of any site').toEqual([])
  })
}

/** Addresses of pictures below the window that had loaded before the page had. Call it before anything scrolls. */
async function earlyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
    const addresses = new Set(early.map(({ name }) => name))
    return [...document.images]
      .filter((image) => image.getBoundingClientRect().top > innerHeight && addresses.has(image.currentSrc))
      .map(({ currentSrc }) => currentSrc)
  })
}

/** Opens menus, questions and the drawer, and clicks every button of the content. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) button.click()
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.showModal()
      dialog.close()
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  await waitForPaint(page)
}
