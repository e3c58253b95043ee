// Failures on purpose: what the visitor still has (docs/hosting.md). A provider that fails is in
// app/forms/failures.spec.ts.
import type { Page, Route } from '@playwright/test'
import { STYLESHEET_WAIT_MS } from '../../app/shell/end-stylesheet-wait.ts'
import { site } from '../artifact/built.ts'
import { expect, followMenuLink, open, openPageWith, started, test, THOROUGH, thePageWith } from './fixtures.ts'

/** Opens a question of the page, and checks that it is open. */
async function expectQuestionsOpen(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
  const question = await closed.first().elementHandle()
  await question?.click()
  const isOpen = () => question?.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
  await expect.poll(isOpen).toBe(true)
}

const SCRIPT_FAULTS: readonly [string, (route: Route) => Promise<void> | undefined][] = [
  ['do not arrive', (route) => route.abort('failed')],
  ['never finish loading', () => undefined],
  ['are cut short', (route) => route.fulfill({ contentType: 'text/javascript', body: 'const a = {' })],
]

for (const [index, [fault, answer]] of SCRIPT_FAULTS.entries()) {
  const tag = index === 0 ? {} : THOROUGH
  test(`scripts ${fault}: panels, questions and links work, and the form is late`, tag, async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/, /^page error: Unexpected end of input$/)
    await page.route('**/assets/*.js', answer)
    await page.goto(thePageWith('a form').path, { waitUntil: 'domcontentloaded' })
    const { late, waiting } = site.messages.forms
    await expect(page.getByText(late.text)).toBeHidden()
    // Sets the time of the animations that show it, because Playwright's clock does not change that of styles.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 8_000
    })
    await expect(page.getByText(late.text)).toBeVisible()
    await expect(page.getByText(waiting.note)).toBeHidden()

    await page.goto(thePageWith('questions in tabs').path, { waitUntil: 'domcontentloaded' })
    // Without the script every panel is open.
    const panels = page.locator('main site-tabs').first().locator('[role=tabpanel]')
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
    await expectQuestionsOpen(page)
    await followMenuLink(page)
  })
}

test('no stylesheet arrives: the text is visible in order, with the phone number', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  await page.route('**/*.css', (route) => route.abort('failed'))
  await openPageWith(page, 'a form')
  await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  const { tops, hidden } = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3):not(details *)')]
    return {
      tops: texts.map((each) => each.getBoundingClientRect().top),
      hidden: texts.filter((each) => !each.checkVisibility()).map((each) => each.textContent),
    }
  })
  expect(hidden).toEqual([])
  expect(tops.length).toBeGreaterThan(1)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test(
  'the stylesheet never finishes loading: the rest of the page appears after a while',
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

test('no picture arrives: the space of every picture stays, in its colour', THOROUGH, async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main picture')].map(({ parentElement: place }) => ({
        height: place?.clientHeight,
        colour: place && getComputedStyle(place).backgroundColor,
      })),
    )
  // Fonts may arrive in one visit and not in the other, and texts set the size of some pictures.
  await page.route(/\.woff2$/, (route) => route.abort('failed'))
  await open(page, '/')
  const before = await places()
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter(({ colour }) => colour === 'rgba(0, 0, 0, 0)')).toEqual([])
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort('failed'))
  await open(page, '/')
  expect(await places()).toEqual(before)
})

test('a wrong clock in a far time zone changes no word of a page', THOROUGH, async ({ page, context }) => {
  await open(page, '/')
  const text = await page.getByRole('main').textContent()
  // The browser's time zone is that of Tokyo (playwright.config.ts).
  await context.clock.setFixedTime(new Date('2071-02-28T23:59:59-12:00'))
  await open(page, '/')
  expect(await page.getByRole('main').textContent()).toBe(text)
})
