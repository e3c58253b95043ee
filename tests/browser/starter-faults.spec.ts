// A task of the starter fails, or the stylesheet or the scripts of a page never arrive: the page stays, and the rest
// of it works.
import { STYLESHEET_WAIT_MS } from '../../app/shell/end-stylesheet-wait.ts'
import { site } from '../artifact/built.ts'
import { expect, started, test, THOROUGH, thePageWith } from './fixtures.ts'

for (const [what, break_] of [
  ['window.va can not be set', () => Object.defineProperty(window, 'va', { value: undefined })],
  [
    'one starter task throws',
    () => {
      const define = customElements.define.bind(customElements)
      customElements.define = (name, element) => {
        if (name === 'site-menu') throw new Error('refused')
        define(name, element)
      }
    },
  ],
  ['an observer is a stub', () => Object.assign(window, { IntersectionObserver: () => undefined })],
] as const) {
  test(
    `${what}: the page stays, and the other tasks run`,
    what === 'one starter task throws' ? {} : THOROUGH,
    async ({ page, noise }) => {
      noise.expect(/refused|read only property|observe|IntersectionObserver is not a constructor/)
      await page.addInitScript(break_)
      const { path } = thePageWith('questions in tabs')
      await page.goto(path)
      await page.waitForFunction(() => customElements.get('site-tabs') !== undefined)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
      const tab = page.locator('main [role=tab]').nth(1)
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    },
  )
}

test(
  'the stylesheet never arrives: the whole page appears after a while, the phone and the form link too',
  THOROUGH,
  async ({ page }) => {
    await page.clock.install()
    await page.route('**/*.css', () => undefined)
    await page.goto(thePageWith('a form').path, { waitUntil: 'commit' })
    await started(page)
    await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
    await page.clock.runFor(STYLESHEET_WAIT_MS)
    await expect(page.locator('body > footer')).toBeVisible()
    await expect(page.locator('[data-island] a[href^="http"]').filter({ visible: true }).first()).toBeVisible()
  },
)

for (const [what, files] of [
  ['no script arrives', '**/*.js'],
  ['scripts never finish loading', '**/*.js'],
] as const) {
  const tag = what === 'no script arrives' ? {} : THOROUGH
  test(
    `${what} on a page with a form: after 8 seconds it says that the form is late, and offers other links`,
    tag,
    async ({ page, noise }) => {
      noise.expect(/ERR_FAILED|Failed to load resource/)
      await page.route(files, (route) => (what === 'no script arrives' ? route.abort('failed') : undefined))
      await page.goto(thePageWith('a form').path, { waitUntil: 'domcontentloaded' })
      const { late, waiting } = site.messages.forms
      await expect(page.getByText(late.text)).toBeHidden()
      // The time of the animations that show it, because the browser's clock can't be set for styles.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.currentTime = 8_000
      })
      await expect(page.getByText(late.text)).toBeVisible()
      await expect(page.getByText(waiting.note)).toBeHidden()
    },
  )
}
