// Tabs and the questions in them: one panel at a time, one answer at a time, and everything open without scripts.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, openPageWith, started, test, THOROUGH, thePageWith } from '../../../tests/browser/fixtures.ts'
import { hold } from '../../../tests/browser/hold.ts'
import { answersWithAddress } from '../../../tests/browser/page-kinds.ts'

/** The code by which the reader view of Firefox chooses what it shows. */
const READER = readFileSync(new URL(import.meta.resolve('@mozilla/readability/Readability.js')), 'utf8')

const set = (page: Page) => page.locator('site-tabs').first()
const tabs = (page: Page) => set(page).getByRole('tab')
const panels = (page: Page) => set(page).locator('> :last-child > *')

/** The panel of the tab at `index` is the only visible one. */
async function expectChosen(page: Page, index: number): Promise<void> {
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true')
  await expect(set(page).getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(panels(page).nth(index)).toBeVisible()
  await expect(panels(page).filter({ visible: true })).toHaveCount(1)
  await expect(
    set(page).getByRole('tabpanel', { includeHidden: true }),
    'Closed panels are not announced',
  ).toHaveCount(1)
}

test('clicks, arrow keys, Home and End select a tab, and so does what finds a text in its panel', async ({
  page,
}) => {
  const { path } = await openPageWith(page, 'questions in tabs')
  await expectChosen(page, 0)
  const last = (await tabs(page).count()) - 1
  for (let index = last; index >= 0; index--) {
    await tabs(page).nth(index).click()
    await expectChosen(page, index)
  }
  const steps = [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
    ['ArrowDown', 0],
  ] as const
  for (const [key, index] of steps) {
    await page.keyboard.press(key)
    await expect(tabs(page).nth(index)).toBeFocused()
    await expectChosen(page, index)
  }
  // Translated into a language that is read from right to left.
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.keyboard.press('ArrowLeft')
  await expectChosen(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectChosen(page, 0)
  // What browsers do before Find in page shows a text.
  const answer = answerOf(panels(page).last().locator('details').last())
  await answer.evaluate((element) =>
    element
      .closest('[id*=panel]')
      ?.shadowRoot?.querySelector('[hidden=until-found]')
      ?.dispatchEvent(new Event('beforematch', { bubbles: true })),
  )
  await expectChosen(page, last)
  // An address that names a text.
  const words = (await answer.textContent())?.split(' ').slice(0, 12).join(' ') ?? ''
  await page.goto('about:blank')
  await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`)
  await expectChosen(page, last)
  await expect(answer).toBeInViewport()
})

test('a link to an answer chooses its tab and opens its question', THOROUGH, async ({ page }) => {
  const found = thePageWith('answers with an address')
  const id = answersWithAddress(found).at(-1)
  await page.goto(`${found.path}#${id}`)
  await expectChosen(page, (await tabs(page).count()) - 1)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  expect(new URL(page.url()).hash, 'The address keeps its anchor').toBe(`#${id}`)
  // The same link again, after the visitor has closed what it opened.
  await page.locator(`[id="${id}"]`).evaluate((answer) => answer.closest('details')?.removeAttribute('open'))
  await tabs(page).first().click()
  await page.evaluate((hash) => {
    const link = Object.assign(document.createElement('a'), { href: hash, textContent: 'Answer' })
    document.querySelector('main')?.prepend(link)
  }, `#${id}`)
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expectChosen(page, (await tabs(page).count()) - 1)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('the reader view of Firefox has the texts of closed tabs', THOROUGH, async ({ page, noise }) => {
  // The site's policy refuses what the algorithm does to styles and scripts in its copy of the page.
  noise.expect(/Applying inline style|TrustedScript/)
  await openPageWith(page, 'questions in tabs')
  await expectChosen(page, 0)
  const read = await page.evaluate<string>(`${READER}; new Readability(document.cloneNode(true)).parse().textContent`)
  for (const panel of await panels(page).all())
    // A reader drops buttons, such as that of an explained term.
    for (const text of await panel.locator('p:not(:has(button))').allTextContents())
      expect(inOneLine(read)).toContain(inOneLine(text))
})

test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
  await openPageWith(page, 'questions')
  // Like Safari, which does not scroll a page when something above the window changes.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'))
  const group = page.locator('main details[name]').filter({ visible: true })
  const question = group.nth(1)
  const topOf = () => question.locator('summary').evaluate((element) => element.getBoundingClientRect().top)
  await question.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: 'instant' }),
  )
  const top = await topOf()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await expect(answerOf(question)).toBeInViewport()
  await expect(group.and(page.locator('[open]'))).toHaveCount(1)
  expect(Math.abs((await topOf()) - top), 'The question stays where it was clicked').toBeLessThan(1)
  await question.locator('summary').click()
  await expect(group.and(page.locator('[open]'))).toHaveCount(0)
})

test(
  'an answer closes that of another tab, and the Tab key leads from a tab to its panel',
  THOROUGH,
  async ({ page }) => {
    await openPageWith(page, 'questions in tabs')
    const first = panels(page).nth(0)
    await tabs(page).nth(1).click()
    await panels(page).nth(1).locator('summary').last().click()
    await expect(set(page).locator('details[open]')).toHaveCount(1)
    await tabs(page).nth(0).click()
    await expect(first.locator('details[open]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    expect(await first.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    const list = set(page).getByRole('tablist')
    await expect(list, 'In Firefox, only tabs are stops of the Tab key').toHaveAttribute('tabindex', '-1')
  },
)

test('tabs work when the script arrives late', THOROUGH, async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(thePageWith('tabs').path, { waitUntil: 'commit' })
  await expect(panels(page).last()).toBeAttached()
  release()
  await started(page)
  await tabs(page).last().click()
  await expectChosen(page, (await tabs(page).count()) - 1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel is open under its name, and every question can be read', async ({ page }) => {
    await page.goto(thePageWith('questions in tabs').path)
    await expect(set(page).getByRole('tab').filter({ visible: true })).toHaveCount(0)
    for (const panel of await panels(page).all()) {
      await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
      for (const question of await panel.locator('details').all()) {
        if ((await question.getAttribute('open')) === null) await question.locator('summary').click()
        await expect(answerOf(question)).toBeVisible()
      }
    }
  })
})

const answerOf = (question: Locator) => question.locator('p').first()

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
