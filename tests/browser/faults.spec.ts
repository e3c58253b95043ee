// Failures on purpose: what the visitor still has (docs/faults.md). A provider that fails is in
// app/forms/failures.spec.ts.
import type { Page } from '@playwright/test'
import { expectReady } from './form-place.ts'
import { expect, open, openPageWith, test, THOROUGH, thePageWith } from './fixtures.ts'

const menu = (page: Page) => page.locator('header site-menu summary').first()

/** Opens a question of the page, and checks that it is open. */
async function expectQuestionsOpen(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
  const question = await closed.first().elementHandle()
  await question?.click()
  const isOpen = () => question?.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
  await expect.poll(isOpen).toBe(true)
}

/** Follows a link of the open menu, and checks that another page is shown. */
async function expectLinksWork(page: Page): Promise<void> {
  const before = page.url()
  await menu(page).click()
  await page.locator('header details[open] a').first().click()
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [fault, prepare] of [
  ['no script arrives', (page: Page) => page.route('**/*.js', (route) => route.abort('failed'))],
  ['scripts never finish loading', (page: Page) => page.route('**/*.js', () => undefined)],
  [
    'scripts are cut short',
    (page: Page) =>
      page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'const a = {' })),
  ],
] as const) {
  const tag = fault === 'no script arrives' ? {} : THOROUGH
  test(`${fault}: menus, questions, panels, terms and links work`, tag, async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/, /^page error: /)
    await prepare(page)
    const { path } = thePageWith('questions in tabs')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const closed = page.locator('main details:not([open]) > summary')
    // Without the script every panel is open.
    const panels = page.locator('main site-tabs').first().locator('[role=tabpanel]')
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
    expect(await closed.count()).toBeGreaterThan(0)
    await expectQuestionsOpen(page)
    await page.goto(thePageWith('a term').path, { waitUntil: 'domcontentloaded' })
    await page.locator('dfn button').first().click()
    await expect(page.locator('dfn + [popover]').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expectLinksWork(page)
  })
}

test('no stylesheet arrives: the whole text is visible in order, with the phone number', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  await page.route('**/*.css', (route) => route.abort('failed'))
  await openPageWith(page, 'a form')
  await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  const { tops, hidden } = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3)')]
    return {
      tops: texts.map((each) => each.getBoundingClientRect().top),
      hidden: texts.filter((each) => !each.checkVisibility()).map((each) => each.textContent),
    }
  })
  expect(hidden).toEqual([])
  expect(tops.length).toBeGreaterThan(1)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('no picture arrives: the space of every picture stays', THOROUGH, async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main picture')].map((each) => each.parentElement?.clientHeight),
    )
  // Fonts may arrive in one visit and not in the other, and texts set the size of some pictures.
  await page.route(/\.woff2$/, (route) => route.abort('failed'))
  await open(page, '/')
  const before = await sizes()
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort('failed'))
  await open(page, '/')
  expect(await sizes()).toEqual(before)
})

test(
  'offline during a visit: menus and questions still open, and links work when the network is back',
  THOROUGH,
  async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/)
    await openPageWith(page, 'questions')
    await context.setOffline(true)
    await expectQuestionsOpen(page)
    await menu(page).click()
    const link = page.locator('header details[open] a').first()
    const path = String(await link.getAttribute('href'))
    // By key, because a pointer would prefetch the page, and the emulated offline mode does not stop prefetches.
    await link.press('Enter', { noWaitAfter: true })
    // The browser shows its own page.
    await expect(page.locator('main')).toHaveCount(0)
    await context.setOffline(false)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('an extension edits the page before the scripts: everything works', THOROUGH, async ({ page, noise }) => {
  // The page's policy refuses the extension's style element.
  noise.expect(/Content Security Policy/)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['extension'] = ''
      document.body.prepend(document.createElement('extension-bar'))
      document.head.append(document.createElement('style'))
      document.body.append(document.createElement('div'))
      for (const link of document.querySelectorAll('a[href^="tel:"]')) (link as HTMLElement).dataset['call'] = ''
    })
  })
  await openPageWith(page, 'questions')
  await expectQuestionsOpen(page)
  await expectLinksWork(page)
  await openPageWith(page, 'a form')
  await expectReady(page)
})

test('a translator rewrites the page: questions open, links work, and the form is shown', async ({ page, noise }) => {
  // React reports that the HTML of the form's island is not the HTML that it rendered.
  noise.expect(/hydrat|Minified React error/i)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode as Text)
      // As browsers' translators do: each text in two font elements.
      for (const text of texts.filter(({ data }) => data.trim())) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(`«${text.data}»`)
        text.replaceWith(font)
      }
    })
  })
  await openPageWith(page, 'questions')
  await expectQuestionsOpen(page)
  await expectLinksWork(page)
  await openPageWith(page, 'a form')
  await expectReady(page)
})

test('a wrong clock in a far time zone changes no word of a page', THOROUGH, async ({ page, context }) => {
  await open(page, '/')
  const text = await page.getByRole('main').textContent()
  // The browser's time zone is that of Tokyo (playwright.config.ts).
  await context.clock.setFixedTime(new Date('2071-02-28T23:59:59-12:00'))
  await open(page, '/')
  expect(await page.getByRole('main').textContent()).toBe(text)
})
