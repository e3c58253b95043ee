// Measures the built pages in a browser: the order of their sections, the words in sight, their length, where the
// form begins, and whether the warning signs and a way to start are in view.
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../artifact/built.ts'

/** What pages must look like. */
export interface Shape {
  paths: readonly string[]
  /** Kinds of section in sight, in order. The medical details follow. */
  order: readonly string[]
  /** The most words that a visitor sees without opening anything, on a phone. */
  words: number
  /** The longest that the document may be, in screens. */
  screens: number
  /** Where the form begins at the latest, in px from the top of the document. */
  form?: { phone: number; desktop: number }
}

const WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

/** Defines the tests of `shapes`. Every page of the site must be in one of them. */
export function defineShape(shapes: readonly Shape[], browser: () => Browser): void {
  test('every page has a shape', () => {
    expect(built.map(({ path }) => path).sort()).toEqual(shapes.flatMap(({ paths }) => paths).sort())
  })

  const pages = shapes.flatMap((shape) => shape.paths.map((path) => ({ path, shape })))
  describe.each(pages)('$path', ({ path, shape: { order, words, screens, form } }) => {
    test('has its sections in order', () => {
      const page = built.find((each) => each.path === path)?.page
      expect(page?.sections.map(({ type }) => type)).toEqual(order)
    })

    describe.each(['phone', 'desktop'] as const)('on a %s', (name) => {
      let page: Page
      beforeAll(async () => {
        const baseURL = process.env['SITE_ORIGIN'] ?? ''
        page = await browser().newPage({ baseURL, viewport: WINDOWS[name], reducedMotion: 'reduce' })
        await page.goto(path)
      })
      afterAll(() => page.close())

      test('is short', async () => {
        const { shown, height } = await page.evaluate(measure)
        expect(height / WINDOWS[name].height, 'Screens').toBeLessThanOrEqual(screens)
        if (name === 'phone') expect(shown, 'Words in sight').toBeLessThanOrEqual(words)
      })

      test.runIf(form)('has its form near the top', async () => {
        expect(await page.evaluate(topOfForm)).toBeLessThanOrEqual(form?.[name] ?? 0)
      })

      test('shows its warning signs in the first screen', async () => {
        expect(await page.evaluate(hidesWarning)).toBe(false)
      })

      test.skipIf(order[0] === 'form' || path.startsWith('/samples/'))(
        'shows a way to start on every screen',
        async () => {
          expect(await page.evaluate(screensWithoutStart)).toEqual([])
        },
      )
    })
  })
}

/** In the page: the words in `main` that are in sight, and the height of the document in px. */
function measure(): { shown: number; height: number } {
  const main = document.querySelector('main')
  // oxlint-disable-next-line unicorn/prefer-dom-node-text-content -- It leaves out what is folded.
  const shown = main?.innerText.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return { shown, height: document.documentElement.scrollHeight }
}

/** In the page: where the form begins, in px from the top of the document. */
function topOfForm(): number {
  const form = document.querySelector('[data-island]')
  return form ? form.getBoundingClientRect().top + scrollY : Infinity
}

/** In the page: whether there is a line of warning signs in the first section that the first screen does not show. */
function hidesWarning(): boolean {
  const line = document.querySelector('main > :first-child [data-urgent] > summary')
  if (!line) return false
  scrollTo({ top: 0, behavior: 'instant' })
  const { left, top, right, bottom } = line.getBoundingClientRect()
  const [x, last] = [(left + right) / 2, bottom - 4]
  return ![top + 4, last].every((y) => line.contains(document.elementFromPoint(x, y)))
}

/**
 * In the page: the scroll positions, half a window apart, at which neither the page's main link nor the form can be
 * clicked. From the footer on, no more is expected.
 */
async function screensWithoutStart(): Promise<number[]> {
  const main = document.querySelector('main')
  const href = document.querySelector('[data-start-bar] a')?.getAttribute('href') ?? 'none'
  const missing: number[] = []
  const end = (main?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight
  for (let top = 0; top <= end; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    // The bar shows or hides in the frame after the scroll.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const isReached = [...document.querySelectorAll(`a[href="${href}"], [data-island]`)].some((way) => {
      const { left, top: above, right, bottom } = way.getBoundingClientRect()
      // The middle of what is in the window.
      const [x, y] = [(left + right) / 2, (Math.max(above, 0) + Math.min(bottom, innerHeight)) / 2]
      return bottom > above && way.contains(document.elementFromPoint(x, y))
    })
    if (!isReached) missing.push(Math.round(top))
  }
  return missing
}
