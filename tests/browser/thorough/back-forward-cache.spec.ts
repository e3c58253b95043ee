// The browser keeps every page for Back.
import { built } from '../../artifact/built.ts'
import { expect, test } from '../fixtures.ts'
import { pagesNotKept } from '../kept-pages.ts'
import { isLocal } from '../provider.ts'

/** Pages are visited in a few long tests, which run side by side. */
const VISITS = 4

for (let visit = 0; visit < VISITS; visit++) {
  test(`visit ${visit + 1} of ${VISITS}: the browser keeps every page for Back`, async () => {
    test.slow()
    const pages = built.filter((_page, index) => index % VISITS === visit)
    // Puppeteer has no stand-in for a provider on the internet, so pages with such a form are left out.
    const visited = pages.filter(({ html }) => isLocal || !html.includes('data-form-id'))
    expect(await pagesNotKept(visited.map(({ path }) => path))).toEqual([])
  })
}
