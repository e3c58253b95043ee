// What a screen reader tells of each kind of page, kept as a readable outline in outlines/. A change shows as a difference to be read aloud;
// `npx playwright test a11y-outline --update-snapshots` accepts it.
import { readdirSync } from 'node:fs'
import { currentSite } from '../../app/content/site.server.ts'
import { outlineOf } from './a11y-outline.ts'
import { expect, open, test } from './fixtures.ts'
import { KINDS } from './page-kinds.ts'

const { pages } = await currentSite()

const fileOf = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.txt`

test('every kind of section stands in an outline', () => {
  const kindsOf = (paths: Iterable<string>) =>
    new Set([...paths].flatMap((path) => pages.get(path)?.sections.map(({ type }) => type) ?? []))
  const kept = kindsOf(KINDS)
  expect([...kindsOf(pages.keys())].filter((kind) => !kept.has(kind))).toEqual([])
})

for (const path of KINDS) {
  test(`${path} reads as its outline`, async ({ page }) => {
    await open(page, path)
    // What the provider shows in its frame is its own, and comes when it comes.
    await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()))
    expect(await outlineOf(page.getByRole('main'))).toMatchSnapshot(fileOf(path))
  })
}

test('header, with a menu open, and footer read as their outlines', async ({ page }) => {
  await open(page, '/about-us')
  await page.locator('header menu-bar summary').first().click()
  expect(await outlineOf(page.getByRole('banner'))).toMatchSnapshot('header.txt')
  expect(await outlineOf(page.getByRole('contentinfo'))).toMatchSnapshot('footer.txt')
})

test('no outline is kept of what is gone', ({}, { config }) => {
  expect(readdirSync(`${config.rootDir}/outlines`).sort()).toEqual(
    [...KINDS.map(fileOf), 'footer.txt', 'header.txt'].sort(),
  )
})
