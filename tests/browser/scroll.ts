// Records how a page scrolls to a part of itself.
import type { Page } from '@playwright/test'

interface Recorder extends Window {
  scrollStops?: number[]
}

/** Records every scroll position of the page from its first moment on. Call it before the page is opened. */
export async function recordScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stops: number[] = []
    Object.assign(window, { scrollStops: stops })
    addEventListener('scroll', () => stops.push(Math.round(scrollY)), { passive: true })
  })
}

/** Waits until the page no longer scrolls. Then forgets the positions so far. */
export async function forgetScroll(page: Page): Promise<void> {
  await scrollEnds(page)
  await page.evaluate(() => (window as Recorder).scrollStops?.splice(0))
}

/** Waits until the page is at the same place before and after some drawn frames. */
async function scrollEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = -1
    while (before !== scrollY) {
      before = scrollY
      for (let frame = 0; frame < 6; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })
}

/** A late font moves a target by less than this, in px. */
const LATE_FONT_SHIFT = 60

/**
 * Waits until the page rests with `id` near the top of the window. Returns the positions that it passed while
 * scrolling; a jump passes none.
 */
export async function passedPositions(page: Page, id: string): Promise<number[]> {
  await page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Infinity
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    return scrollY > 0 && (Math.abs(top) < innerHeight / 2 || isAtEnd)
  }, id)
  await scrollEnds(page)
  return page.evaluate((nudge) => {
    const stops = new Set((window as Recorder).scrollStops)
    return [...stops].filter((stop) => stop > 1 && Math.abs(stop - scrollY) > nudge)
  }, LATE_FONT_SHIFT)
}

/** By how many px the part with `id` starts below the lower edge of the sticky header. */
export function gapUnderHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const part = document.getElementById(target)
    const heading = part?.querySelector('h2, h3') ?? part
    return (heading?.getBoundingClientRect().top ?? Number.NaN) - Math.max(0, header)
  }, id)
}
