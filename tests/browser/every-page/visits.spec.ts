// Every page is private, and every page comes back from the back/forward cache.
import { built } from '../../artifact/built.ts'
import { expect, test } from '../fixtures.ts'
import { lostPages } from '../kept-pages.ts'
import { expectPrivateVisit } from '../privacy.ts'
import { isLocal } from '../provider.ts'

/** Pages are visited in a few long tests, which run side by side. */
const VISITS = 4
const VISIT_LIMIT_MS = 180_000

for (let visit = 0; visit < VISITS; visit++) {
  const pages = built.filter((_page, index) => index % VISITS === visit)

  test(`visit ${visit + 1} of ${VISITS} leaves nothing in the browser and asks nobody else`, async ({
    page,
    context,
  }) => {
    test.setTimeout(VISIT_LIMIT_MS)
    await expectPrivateVisit(page, context, pages)
  })

  test(`visit ${visit + 1} of ${VISITS}: the browser keeps every page for Back`, async () => {
    test.setTimeout(VISIT_LIMIT_MS)
    // Puppeteer has no stand-in for a provider on the internet, so pages with such a form stay out.
    const visited = pages.filter(({ html }) => isLocal || !html.includes('data-form-id'))
    expect(await lostPages(visited.map(({ path }) => path))).toEqual([])
  })
}
