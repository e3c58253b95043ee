// The label of a check hero hangs over the section that follows, and covers none of its words.
import { readSite } from '../../app/content/site.server.ts'
import { expect, test } from './fixtures.ts'

const { pages } = await readSite()
const paths = [...pages.values()]
  .filter(({ sections: [first] }) => first?.type === 'hero-check')
  .map(({ path }) => path)

test('some pages have such a hero', () => {
  expect(paths.length).toBeGreaterThan(0)
})

for (const width of [1024, 1440]) {
  test(`what follows the hero stands clear of its label at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      const sections = page.getByRole('main').locator('section')
      const label = await sections.first().locator('h2').locator('..').boundingBox()
      const words = await sections.nth(1).locator('h2, dt, li, p').first().boundingBox()
      if (!label || !words) throw new Error(`${path} has no label, or no words below it`)
      expect(words.y, path).toBeGreaterThan(label.y + label.height)
    }
  })
}
