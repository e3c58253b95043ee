// Privacy: nothing is stored in the browser, and nothing leaves the site except for the form provider on form pages.
import { test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { expectPrivateVisit } from './privacy.ts'

test('a visit to one page of every kind stores nothing in the browser and contacts no other site', async ({
  page,
  context,
}) => {
  test.slow()
  await expectPrivateVisit(page, context, representatives)
})
