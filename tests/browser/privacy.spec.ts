// Privacy: nothing is stored in the browser, and nothing leaves the site except for the form provider on form pages.
import { open, test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { expectPrivate, otherSites, PRIVATE_QUERY } from './privacy.ts'

test('a visit to one page of every kind stores nothing in the browser and contacts no other site', async ({
  page,
}) => {
  test.slow()
  const contacted = otherSites(page)
  for (const { path, html } of representatives) {
    await test.step(path, async () => {
      // A new document first: the requests of the page before belong to that page.
      await page.goto('about:blank')
      contacted.clear()
      await open(page, `${path}${PRIVATE_QUERY}`)
      await expectPrivate(page, html, contacted)
    })
  }
})
