// Every page stores nothing and contacts no other site, and the back/forward cache keeps every page.
import { built } from '../../artifact/built.ts'
import { expect, test } from '../fixtures.ts'
import { pagesNotKept } from '../kept-pages.ts'
import { expectPrivateVisit } from '../privacy.ts'
import { isLocal } from '../provider.ts'

/** Pages are visited in a few long tests, which run side by side. */
const VISITS = 4
const VISIT_LIMIT_MS = 180_000

for (let visit = 0; visit < VISITS; visit++) {
  const pages = built.filter((_page, index) => index % VISITS === visit)

  test(`visit ${visit + 1} of ${VISITS} stores nothing in the browser and contacts no other site`, async ({
    page,
    context,
  }) => {
    test.setTimeout(VISIT_LIMIT_MS)
    await expectPrivateVisit(page, context, pages)
  })

  test(`visit ${visit + 1} of ${VISITS}: the browser keeps every page for Back`, async () => {
    test.setTimeout(VISIT_LIMIT_MS)
    // Puppeteer has no stand-in for a provider on the internet, so pages with such a form are left out.
    const visited = pages.filter(({ html }) => isLocal || !html.includes('data-form-id'))
    expect(await pagesNotKept(visited.map(({ path }) => path))).toEqual([])
  })
}
