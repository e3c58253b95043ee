// With text at twice the size, the header never covers what a link leads to. At the usual size, see use.spec.ts.
import type { Page } from '@playwright/test'
import { expect, openPageWith, test } from './fixtures.ts'
import { waitForPaint } from './waits.ts'

const SIZES = [
  { width: 1440, height: 844 },
  { width: 1024, height: 844 },
  { width: 390, height: 844 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Lower edge of the header in px; 0 when the header has scrolled away. */
const headerEdge = (page: Page) =>
  page.evaluate(() => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0))

/** Goes to each part that the page links to. Returns their number, and those that end up under the header. */
function coveredParts(page: Page): Promise<{ visited: number; covered: string[] }> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
    const names = new Set(links.filter((a) => a.pathname === location.pathname).map((a) => a.hash))
    const covered: string[] = []
    for (const name of names) {
      scrollTo({ top: 0, behavior: 'instant' })
      location.hash = ''
      location.hash = name
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const part = document.getElementById(name.slice(1))?.getBoundingClientRect().top ?? -Infinity
      if (part < Math.max(0, header) - 0.5)
        covered.push(`${name} at ${Math.round(part)}, header to ${Math.round(header)}`)
    }
    return { visited: names.size, covered }
  })
}

test('with text at twice the size, parts that links lead to are clear of the header', async ({ page }) => {
  await openPageWith(page, 'a table of contents')
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const size of SIZES) {
    const where = `at ${size.width} px`
    await page.setViewportSize(size)
    await waitForPaint(page)
    const { visited, covered } = await coveredParts(page)
    expect(visited).toBeGreaterThan(0)
    expect(covered, where).toEqual([])
    // The header leaves most of the window to the text.
    expect(await headerEdge(page), where).toBeLessThan(size.height / 4)
  }
})
