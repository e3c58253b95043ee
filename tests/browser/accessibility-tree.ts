// The accessibility tree, which screen readers read, beside the HTML that it is made from.
import { expect, type Page } from '@playwright/test'

/** Selectors of the elements that each role of the tree is made from. */
const ROLES = {
  heading: 'h1, h2, h3, h4, h5, h6',
  list: 'ul, ol',
  listitem: 'li',
  link: 'a[href]',
  table: 'table',
  tab: '[role=tab]',
  img: 'img:not([alt=""])',
} as const

/** A screen reader gets every heading, list, link, table, tab and picture of `main`, and every heading has words. */
export async function expectFullTree(page: Page): Promise<void> {
  const lines = await linesOfTree(page)
  const linesWithRole = (role: string) => lines.filter((line) => new RegExp(`^- '?${role}\\b`).test(line))
  for (const [role, selector] of Object.entries(ROLES)) {
    expect(linesWithRole(role).length, `Every ${role} is in the accessibility tree`).toBe(await shown(page, selector))
  }
  const headings = linesWithRole('heading')
  expect(
    headings.filter((line) => !/heading "[^"]+/.test(line)),
    'Headings without words',
  ).toEqual([])
}

/** Lines of the accessibility tree of `main`. */
async function linesOfTree(page: Page): Promise<string[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree.split('\n').map((line) => line.trim())
}

/** How many elements of `main` match `selector`, are shown, and are not hidden from screen readers. */
function shown(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (css) =>
      [...document.querySelectorAll(`main :is(${css})`)].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden=true]'),
      ).length,
    selector,
  )
}
