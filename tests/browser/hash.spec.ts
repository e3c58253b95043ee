// Links to a part of a page: the page scrolls there smoothly, stops clear of the header, and moves the focus.
import type { Page } from '@playwright/test'
import { expect, open, started, test, THOROUGH, thePageWith } from './fixtures.ts'
import { hold } from './hold.ts'
import { farPart } from './page-kinds.ts'

const linkTo = (page: Page, id: string) => page.locator(`main a[href$="#${id}"]`).first()

/** The page with a link to a part far below it, and the part's id. */
function pageWithFarPart(): { path: string; id: string } {
  const page = thePageWith('a link to a part of itself')
  return { path: page.path, id: farPart(page) ?? '' }
}

interface Recorder extends Window {
  positions: number[]
}

/** Records every scroll position of the page. Call it before the page is opened. */
async function recordScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(Math.round(scrollY)), { passive: true })
  })
}

/**
 * Waits until the page has stopped with the part near the top of its window. Returns how far below the header the
 * part is, and the positions that the page passed on its way; a jump passes none. All are in px.
 */
function arrival(page: Page, id: string): Promise<{ gap: number; passed: number[] }> {
  return page.evaluate(async (target) => {
    const part = document.getElementById(target) as HTMLElement
    const top = () => (part.querySelector('h2, h3') ?? part).getBoundingClientRect().top
    const isNear = () =>
      scrollY > 0 && (top() < innerHeight / 2 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    let last = -1
    while (!isNear() || last !== scrollY) {
      last = scrollY
      for (let frame = 0; frame < 6; frame++) await new Promise((painted) => requestAnimationFrame(painted))
    }
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    // A late font moves the page by less than 60 px.
    const passed = (window as unknown as Recorder).positions.filter((at) => at > 1 && Math.abs(at - scrollY) > 60)
    return { gap: top() - Math.max(0, header), passed: [...new Set(passed)] }
  }, id)
}

test('an address with a hash scrolls smoothly to its part', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path, id } = pageWithFarPart()
  await recordScroll(page)
  await page.goto(`${path}#${id}`)
  const { gap, passed } = await arrival(page, id)
  expect(passed).not.toEqual([])
  expect(gap).toBeGreaterThanOrEqual(0)
})

test('a script that arrives during the scroll does not move the part out of view', THOROUGH, async ({ page }) => {
  const { path, id } = pageWithFarPart()
  await recordScroll(page)
  const releaseScripts = await hold(page, /\.js$/)
  await page.goto(`${path}#${id}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => scrollY > 0)
  releaseScripts()
  await started(page)
  expect((await arrival(page, id)).gap).toBeGreaterThanOrEqual(0)
})

for (const motion of ['smoothly', 'at once under reduced motion'] as const) {
  const isSmooth = motion === 'smoothly'
  test(
    `a link scrolls ${motion} to its part and moves the focus there`,
    isSmooth ? {} : THOROUGH,
    async ({ page }) => {
      const { path, id } = pageWithFarPart()
      await page.emulateMedia({ reducedMotion: isSmooth ? 'no-preference' : 'reduce' })
      await recordScroll(page)
      await open(page, path)
      // Without a scroll to the link, whose positions would count.
      await linkTo(page, id).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      const { gap, passed } = await arrival(page, id)
      expect(passed.length > 0).toBe(isSmooth)
      expect(gap).toBeGreaterThanOrEqual(0)
      await expect(page).toHaveURL(`${path}#${id}`)
      await expect(page.locator(`[id="${id}"]`)).toBeFocused()
      await page.keyboard.press('Tab')
      // While the focus moves into a frame, no element of the page has it for a moment.
      await expect.poll(() => isAtOrAfter(page, id)).toBe(true)
    },
  )
}

/** Whether the focused element is the part with `id`, inside it, or after it in the document. */
function isAtOrAfter(page: Page, id: string): Promise<boolean> {
  return page.evaluate((target) => {
    const part = document.getElementById(target)
    const focused = document.activeElement
    if (!part || !focused || focused === document.body) return false
    return part.contains(focused) || Boolean(part.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
  }, id)
}
