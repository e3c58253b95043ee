// Keys alone: every stop of the Tab key is in sight, clear of the sticky header, with a ring around it; nothing is lost and nothing traps.
import type { Page } from '@playwright/test'
import { expect, open, PHONE, test } from './fixtures.ts'

interface Stop {
  name: string
  /** Not covered by anything else, at its middle or a corner. */
  clear: boolean
  ring: boolean
}

/** Where focus is; undefined on the body, which no stop may be. */
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
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      clear: element.tagName === 'IFRAME' || seen,
      ring:
        element.tagName === 'IFRAME' ||
        styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
    }
  })

/** Presses `key` until focus comes back to its first stop or leaves the page; every stop on the way. */
async function walk(page: Page, key: string): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 250; press++) {
    await page.keyboard.press(key)
    // A smooth scroll to the stop takes its time.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const stop = await focused(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`Focus is trapped: after 250 presses it is at ${stops.at(-1)?.name}.`)
}

// Smooth scrolling would leave a stop out of sight for a moment; where it ends is what counts.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [size, device] of Object.entries({ 'a desk': {}, 'a phone': PHONE })) {
  test.describe(`on ${size}`, () => {
    test.use(device)

    for (const path of ['/ed', '/iron-infusion-calgary', '/post-cycle-therapy', '/contact']) {
      test(`${path}: forwards and backwards, each stop is in sight and marked`, async ({ page }) => {
        test.slow()
        await open(page, path)
        for (const key of ['Tab', 'Shift+Tab']) {
          const stops = await walk(page, key)
          expect(stops.length).toBeGreaterThan(20)
          expect(
            stops.filter(({ clear }) => !clear).map(({ name }) => `${key}: ${name}`),
            'Covered',
          ).toEqual([])
          expect(
            stops.filter(({ ring }) => !ring).map(({ name }) => `${key}: ${name}`),
            'Without a ring',
          ).toEqual([])
        }
      })
    }
  })
}

test('a term opens and closes by keys, beside its word, and focus stays on it', async ({ page }) => {
  await open(page, '/prep-and-screening')
  const term = page.locator('dfn button').first()
  // Or Orca leaves the word out (docs/accessibility.md).
  await expect(page.locator('dfn').first()).toHaveRole('none')
  const meaning = page.locator('dfn + [popover]').first()
  await expect(meaning).toBeHidden()
  await term.focus()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeVisible()
  const [word, box] = [await term.boundingBox(), await meaning.boundingBox()]
  expect(Math.abs((box?.y ?? 0) - (word?.y ?? 0) - (word?.height ?? 0))).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(term).toBeFocused()
  await page.keyboard.press('Space')
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(term).not.toBeFocused()
})

test('the article’s contents lead to its chapters by keys', async ({ page }) => {
  await open(page, '/iron-infusion-calgary')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Side effects' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Side effects' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Side effects' })).toBeFocused()
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('#side-effects, #side-effects ~ section') !== null),
  ).toBe(true)
})

test('a form that failed can be tried again, opened and phoned by keys', async ({ page, noise }) => {
  noise.expect(/Failed to load resource/, /request failed: .*embed-hush-form/)
  await page.route('**/f/public/javascript/embed-hush-form.js', (route) => route.abort())
  await open(page, '/tmj-eligibility')
  const embed = page.getByRole('region', { name: 'Secure form' })
  await expect(embed).toHaveAttribute('data-state', 'failed')
  const controls = embed.locator('a, button').filter({ visible: true })
  const names = await controls.evaluateAll((all) => all.map((each) => each.textContent))
  expect(names.length).toBeGreaterThan(2)
  await controls.first().focus()
  const reached = [await page.evaluate(() => document.activeElement?.textContent)]
  for (let press = 1; press < names.length; press++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent))
  }
  expect(reached).toEqual(names)
})
