// Tabs and the questions in them: one panel at a time, one answer at a time, and everything open without scripts.
import type { Locator, Page } from '@playwright/test'
import { expect, hold, openPageWith, started, test, THOROUGH, thePageWith } from '../../../tests/browser/fixtures.ts'
import { answersWithAddress } from '../../../tests/browser/page-kinds.ts'

const set = (page: Page) => page.locator('site-tabs').first()
const tabs = (page: Page) => set(page).getByRole('tab')
const panels = (page: Page) => set(page).locator('> * > [role=tabpanel]')

/** The panel of the tab at `index` is the only visible one. */
async function expectChosen(page: Page, index: number): Promise<void> {
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true')
  await expect(set(page).getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(panels(page).nth(index)).toBeVisible()
  await expect(panels(page).filter({ visible: true })).toHaveCount(1)
}

test('a click selects a tab; arrow keys, Home and End move between tabs, and from the last to the first', async ({
  page,
}) => {
  await openPageWith(page, 'tabs')
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
})

test('a link to an answer chooses its tab and opens its question', THOROUGH, async ({ page }) => {
  const found = thePageWith('answers with an address')
  const id = answersWithAddress(found).at(-1)
  await page.goto(`${found.path}#${id}`)
  await expectChosen(page, (await tabs(page).count()) - 1)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  expect(new URL(page.url()).hash, 'The address keeps its anchor').toBe(`#${id}`)
})

test('one answer of a group is open at a time, and the open one can be closed', async ({ page }) => {
  await openPageWith(page, 'questions')
  const group = page.locator('main details').filter({ visible: true })
  const question = group.nth(1)
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await expect(answerOf(question)).toBeInViewport()
  await expect(group.and(page.locator('[open]'))).toHaveCount(1)
  await question.locator('summary').click()
  await expect(group.and(page.locator('[open]'))).toHaveCount(0)
})

test('each tab keeps its answer open, and the Tab key leads from a tab to its panel', THOROUGH, async ({ page }) => {
  await openPageWith(page, 'questions in tabs')
  const [first, second] = [panels(page).nth(0), panels(page).nth(1)]
  await first.locator('summary').nth(1).click()
  await tabs(page).nth(1).click()
  await second.locator('summary').last().click()
  await tabs(page).nth(0).click()
  await expect(first.locator('details').nth(1)).toHaveAttribute('open')
  await expect(first.locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  expect(await first.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
})

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
