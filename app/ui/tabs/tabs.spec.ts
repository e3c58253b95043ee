// Tabs and the questions in them: one panel at a time, one answer at a time, and everything open without scripts.
import type { Locator, Page } from '@playwright/test'
import { expect, openPageWith, started, test, THOROUGH, thePageWith } from '../../../tests/browser/fixtures.ts'
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

test.describe('with scripts', () => {
  test('the first tab is selected, and a click selects another', async ({ page }) => {
    await openPageWith(page, 'tabs')
    await expectChosen(page, 0)
    for (let index = (await tabs(page).count()) - 1; index >= 0; index--) {
      await tabs(page).nth(index).click()
      await expectChosen(page, index)
    }
  })

  test('a link to an answer chooses its tab and opens its question', THOROUGH, async ({ page }) => {
    const found = thePageWith('answers with an address')
    const id = answersWithAddress(found).at(-1)
    await page.goto(`${found.path}#${id}`)
    await expectChosen(page, (await tabs(page).count()) - 1)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    expect(new URL(page.url()).hash, 'The address keeps its anchor').toBe(`#${id}`)
  })

  test('arrow keys, Home and End move between tabs, and from the last to the first', async ({ page }) => {
    await openPageWith(page, 'tabs')
    const last = (await tabs(page).count()) - 1
    await tabs(page).first().focus()
    const steps = [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['End', last],
      ['Home', 0],
    ] as const
    for (const [key, index] of steps) {
      await page.keyboard.press(key)
      await expect(tabs(page).nth(index)).toBeFocused()
      await expectChosen(page, index)
    }
  })

  test('the up and down keys move between tabs in a column', THOROUGH, async ({ page }) => {
    await openPageWith(page, 'tabs')
    const isColumn = (await set(page).getByRole('tablist').getAttribute('aria-orientation')) === 'vertical'
    await tabs(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await expectChosen(page, isColumn ? 1 : 0)
  })

  test('Tab leaves the list of tabs for the chosen panel', THOROUGH, async ({ page }) => {
    await openPageWith(page, 'questions in tabs')
    await tabs(page).nth(1).click()
    await page.keyboard.press('Tab')
    expect(
      await panels(page)
        .nth(1)
        .evaluate((panel) => panel.contains(document.activeElement)),
    ).toBe(true)
  })

  test('one answer of a group is open at a time, and the open one can be closed', async ({ page }) => {
    await openPageWith(page, 'questions')
    const group = questionsOf(page)
    const question = group.nth(1)
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await expect(answerOf(question)).toBeInViewport()
    await expect(group.and(page.locator('[open]'))).toHaveCount(1)
    await question.locator('summary').click()
    await expect(group.and(page.locator('[open]'))).toHaveCount(0)
  })

  test('each tab keeps its answer open', THOROUGH, async ({ page }) => {
    await openPageWith(page, 'questions in tabs')
    const openIn = (index: number) => panels(page).nth(index).locator('details[open]')
    await panels(page).nth(0).locator('summary').nth(1).click()
    await tabs(page).nth(1).click()
    await panels(page).nth(1).locator('summary').last().click()
    await tabs(page).nth(0).click()
    await expect(panels(page).nth(0).locator('details').nth(1)).toHaveAttribute('open')
    await expect(openIn(0)).toHaveCount(1)
  })
})

test('tabs work when the script arrives late', THOROUGH, async ({ page }) => {
  const { path } = thePageWith('tabs')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
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

/** Visible questions of which one at a time is open. */
function questionsOf(page: Page): Locator {
  return page.locator('main details').filter({ visible: true })
}

const answerOf = (question: Locator) => question.locator('p').first()
