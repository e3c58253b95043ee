// The keyboard alone: every tab stop is in view and has a focus ring, and no control traps the focus.
import type { Page } from '@playwright/test'
import { expect, open, PHONE, test, THOROUGH } from './fixtures.ts'
import { pageWith, type Kind } from './page-kinds.ts'

interface Stop {
  name: string
  /** Its middle or a corner is not covered by anything else. */
  clear: boolean
  /** An outline of the element or of a pseudo-element marks it. */
  ring: boolean
}

/** The focused element; undefined when the focus has left the page. */
const focused = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ]
    const seen = points.some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element, '::before'),
    ]
    return {
      name: `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`,
      clear: element.tagName === 'IFRAME' || seen,
      ring:
        element.tagName === 'IFRAME' ||
        styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
    }
  })

/** Presses `key` until the focus leaves the page, and returns every stop. */
async function walk(page: Page, key: string): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < 250; count++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`Focus is trapped: after 250 key presses it is at ${stops.at(-1)?.name}.`)
}

// Smooth scrolling would leave a stop out of view for a moment. What counts is where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VISITS: readonly { size: string; device: object; kind: Kind }[] = [
  { size: 'a desktop', device: {}, kind: 'questions in tabs' },
  { size: 'a desktop', device: {}, kind: 'a form' },
  { size: 'a phone', device: PHONE, kind: 'a carousel' },
]

for (const [index, { size, device, kind }] of VISITS.entries()) {
  test.describe(`on ${size}, a page with ${kind}`, () => {
    test.use(device)

    test(
      'each tab stop is in view and has a focus ring, forwards and backwards',
      index === 0 ? {} : THOROUGH,
      async ({ page }) => {
        test.slow()
        await open(page, pageWith(kind)?.path ?? '/')
        for (const key of ['Tab', 'Shift+Tab']) {
          const stops = await walk(page, key)
          expect(stops.length).toBeGreaterThan(10)
          const named = (all: readonly Stop[]) => all.map(({ name }) => `${key}: ${name}`)
          expect(named(stops.filter(({ clear }) => !clear)), 'Covered').toEqual([])
          expect(named(stops.filter(({ ring }) => !ring)), 'Without a ring').toEqual([])
        }
      },
    )
  })
}
