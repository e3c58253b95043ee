// Personal data in an address reaches nobody but the host that gets the request for the page: no report, no Referer,
// no form provider.
import type { Page, Request } from '@playwright/test'
import { privateValues } from '../fixtures/private-values.ts'
import { embed } from './form-place.ts'
import { expect, open, started, test, THOROUGH, thePageWith } from './fixtures.ts'
import { standIn } from './provider.ts'

/** All private values, as the values of one query. */
const query = `?utm_source=newsletter&${privateValues.map((value) => `q=${encodeURIComponent(value)}`).join('&')}`

const SEARCH_ENGINE = 'http://search.example/'

/** Requests of the page from now on, except the first, which is for the address that the visitor opens. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  let isFirst = true
  page.on('request', (request) => {
    if (!isFirst) requests.push(request)
    isFirst = false
  })
  return requests
}

async function textOf(request: Request): Promise<string> {
  return [request.url(), ...Object.values(await request.allHeaders()), request.postData() ?? ''].join('\n')
}

function valuesIn(text: string): string[] {
  return privateValues.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)))
}

/** What a script on the page can learn about the addresses of this visit. */
function addressesInPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { history: entries = [] } = { history: 'navigation' in window ? navigation.entries() : [] }
    return JSON.stringify([
      location.href,
      document.URL,
      document.baseURI,
      document.referrer,
      window.name,
      history.state,
      entries.map((entry) => [entry.url, entry.getState()]),
      performance.getEntries().map(({ name }) => name),
    ])
  })
}

test('a page without a form: reports and requests have the campaign only, and the address loses the rest', async ({
  page,
}) => {
  const requests = requestsOf(page)
  const report = page.waitForRequest((request) => request.method() === 'POST')
  await open(page, `/${query}`)
  expect((await report).postDataJSON()).toEqual({
    path: expect.stringMatching(/^\/\?utm_source=newsletter(?:&q=\*)+$/),
  })
  await expect(page).toHaveURL('/?utm_source=newsletter')
  expect(requests.length).toBeGreaterThan(5)
  for (const request of requests) expect(valuesIn(await textOf(request)), request.url()).toEqual([])
})

test('a page with a form: the provider learns nothing of this page or of earlier ones', async ({ page, noise }) => {
  noise.expect(/404/)
  await standIn(page)
  const { path } = thePageWith('a form')
  await page.goto(`/jane-moreau/results${query}`)
  await started(page)
  await open(page, `/${query}`)
  const requests = requestsOf(page)
  const reports = () => requests.filter((request) => request.method() === 'POST').map((each) => each.postDataJSON())
  await page.goto(`${path}${query}#name=Jane`, { referer: SEARCH_ENGINE })
  await expect(embed(page)).toHaveAttribute('data-state', /ready|opened/)
  await expect(page).toHaveURL(`${path}?utm_source=newsletter`)
  expect(await page.evaluate(() => [document.referrer, window.name]), 'The page has reloaded itself').toEqual([
    SEARCH_ENGINE,
    '',
  ])
  expect(valuesIn(await addressesInPage(page))).toEqual([])
  expect(await addressesInPage(page)).not.toMatch(/jane/i)
  await expect.poll(reports).toEqual([{ path: expect.stringMatching(/\?utm_source=newsletter(?:&q=\*)+$/) }])
  for (const request of requests) expect(valuesIn(await textOf(request)), request.url()).toEqual([])
})

test('an address that is not a page is reported as /404', THOROUGH, async ({ page, noise }) => {
  noise.expect(/404/)
  const report = page.waitForRequest((request) => request.method() === 'POST')
  await page.goto('/patients/123456789')
  expect((await report).postDataJSON()).toEqual({ path: '/404' })
})

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  const tag = property === 'doNotTrack' ? THOROUGH : {}
  test(`${signal}: nothing is reported, and no script for it is loaded`, tag, async ({ page }) => {
    await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { get: () => set }), [
      property,
      value,
    ] as const)
    const requests = requestsOf(page)
    await open(page, '/?utm_source=newsletter')
    await page.waitForLoadState('networkidle')
    expect(
      requests.map((request) => new URL(request.url()).pathname).filter((path) => /insights/.test(path)),
    ).toEqual([])
  })
}
