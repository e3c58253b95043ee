// A prerendered page does nothing until the visitor opens it.
import { CLEAR_STORAGE } from '../../app/paths.ts'
import { expect, open, started, test, THOROUGH, thePageWith } from './fixtures.ts'
import { isProvider, standIn } from './provider.ts'

test(
  'a prerendered page reports, clears and loads nothing until the visitor opens it',
  THOROUGH,
  async ({ page, noise }) => {
    // Chromium says what has been cleared.
    noise.expect(/^console info: Clear-Site-Data header on /)
    await standIn(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const own = () =>
      requests.filter((each) => {
        const url = new URL(each)
        return isProvider(url) || url.pathname.startsWith(CLEAR_STORAGE) || url.pathname.includes('insights')
      })
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
      if (location.protocol !== 'about:') localStorage.setItem('draft', 'of a form that is still open')
    })
    for (const kind of ['a form', 'no form'] as const) {
      await open(page, thePageWith(kind).path)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      expect(own(), kind).toEqual([])
      await page.evaluate(() => {
        Reflect.deleteProperty(document, 'prerendering')
        document.dispatchEvent(new Event('prerenderingchange'))
      })
      await started(page)
      await expect.poll(() => own().length, kind).toBeGreaterThan(1)
      // The rest of its requests would count for the next page.
      await page.goto('about:blank')
      requests.splice(0)
    }
  },
)
