// Links to a part of a page: the page scrolls there smoothly, stops clear of the header, and moves the focus.
import type { Page } from '@playwright/test'
import { expect, open, started, test, THOROUGH, thePageWith } from './fixtures.ts'
import { farPart } from './page-kinds.ts'
import { forgetScroll, gapUnderHeader, passedPositions, recordScroll } from './scroll.ts'
import { hold } from './shifts.ts'

const linkTo = (page: Page, id: string) => page.locator(`main a[href$="#${id}"]`).first()

/** The page with a link to a part far below it, and the part's id. */
function pageWithFarPart(): { path: string; id: string } {
  const page = thePageWith('a link to a part of itself')
  return { path: page.path, id: farPart(page) ?? '' }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('an address with a hash scrolls smoothly to its part', width === 390 ? {} : THOROUGH, async ({ page }) => {
      const { path, id } = pageWithFarPart()
      await recordScroll(page)
      await page.goto(`${path}#${id}`)
      expect(await passedPositions(page, id)).not.toEqual([])
      await expect.poll(() => gapUnderHeader(page, id)).toBeGreaterThanOrEqual(0)
    })

    test('a script that comes during the scroll does not move the part out of sight', THOROUGH, async ({ page }) => {
      const { path, id } = pageWithFarPart()
      const releaseScripts = await hold(page, /\.js$/)
      await page.goto(`${path}#${id}`, { waitUntil: 'commit' })
      await page.waitForFunction(() => scrollY > 0)
      releaseScripts()
      await started(page)
      await expect.poll(() => gapUnderHeader(page, id)).toBeLessThan(400)
      await expect.poll(() => gapUnderHeader(page, id)).toBeGreaterThanOrEqual(0)
    })

    test(
      'a link scrolls smoothly to its part and moves the focus there',
      width === 1440 ? {} : THOROUGH,
      async ({ page }) => {
        const { path, id } = pageWithFarPart()
        await recordScroll(page)
        await open(page, path)
        await linkTo(page, id).focus()
        await forgetScroll(page)
        await page.keyboard.press('Enter')
        expect(await passedPositions(page, id)).not.toEqual([])
        await expect(page).toHaveURL(`${path}#${id}`)
        await expect.poll(() => gapUnderHeader(page, id)).toBeGreaterThanOrEqual(0)
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
        await page.keyboard.press('Tab')
        expect(await isAtOrAfter(page, id)).toBe(true)
      },
    )
  })
}

test('under reduced motion the page jumps to its part', THOROUGH, async ({ page }) => {
  const { path, id } = pageWithFarPart()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordScroll(page)
  await open(page, path)
  await linkTo(page, id).focus()
  await forgetScroll(page)
  await page.keyboard.press('Enter')
  expect(await passedPositions(page, id)).toEqual([])
  expect(await gapUnderHeader(page, id)).toBeGreaterThanOrEqual(0)
})

test('a link from another page loads the page and shows its part', THOROUGH, async ({ page }) => {
  const { path, id } = pageWithFarPart()
  await open(page, '/')
  await page.evaluate((href) => location.assign(href), `${path}#${id}`)
  await expect(page).toHaveURL(`${path}#${id}`)
  await expect.poll(() => gapUnderHeader(page, id)).toBeGreaterThanOrEqual(0)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a part of the page leads there without loading the page again', THOROUGH, async ({ page }) => {
    const { path, id } = pageWithFarPart()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.goto(path)
    await linkTo(page, id).click()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    expect(documents).toHaveLength(1)
  })
})

/** Whether the focused element is the part with `id`, inside it, or after it in the document. */
function isAtOrAfter(page: Page, id: string): Promise<boolean> {
  return page.evaluate((target) => {
    const part = document.getElementById(target)
    const focused = document.activeElement
    if (!part || !focused || focused === document.body) return false
    return part.contains(focused) || Boolean(part.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
  }, id)
}
