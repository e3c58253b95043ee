// The accessibility tree, which screen readers read, has every heading, list, link and tab of the HTML.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'

/** Lines of the accessibility tree of `main`. */
async function linesOfTree(page: Page): Promise<string[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree.split('\n').map((line) => line.trim())
}

/** How many elements of `main` match `selector`, are shown, and are not hidden from screen readers. */
const shown = (page: Page, selector: string) =>
  page.evaluate(
    (css) =>
      [...document.querySelectorAll(`main :is(${css})`)].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden=true]'),
      ).length,
    selector,
  )

const ROLES = {
  heading: 'h1, h2, h3, h4, h5, h6',
  list: 'ul, ol',
  listitem: 'li',
  link: 'a[href]',
  table: 'table',
  tab: '[role=tab]',
  img: 'img:not([alt=""])',
} as const

for (const { path } of representatives) {
  test(`${path}: a screen reader gets every heading, list, link, table, tab and picture`, async ({ page }) => {
    await open(page, path)
    const lines = await linesOfTree(page)
    const linesWithRole = (role: string) => lines.filter((line) => new RegExp(`^- '?${role}\\b`).test(line))
    for (const [role, selector] of Object.entries(ROLES)) {
      expect(linesWithRole(role).length, role).toBe(await shown(page, selector))
    }
    expect(linesWithRole('heading').filter((line) => !/heading "[^"]+/.test(line))).toEqual([])
  })
}
