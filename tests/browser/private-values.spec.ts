// Personal data in an address reaches nobody but the host that gets the request for the page: no report, no Referer,
// no form provider.
import type { Page, Request } from '@playwright/test'
import { ZANE, privateValues } from '../fixtures/private-values.ts'
import { embed, expectDirectLinkAndPhone } from './form-place.ts'
import { expect, open, started, test, THOROUGH, thePageWith } from './fixtures.ts'
import { isProvider, standIn } from './provider.ts'
import { COLLECTING, rememberedBy } from './remembered.ts'

/** All private values, as the values of one query. */
const query = `?utm_source=newsletter&${privateValues.map((value) => `q=${encodeURIComponent(value)}`).join('&')}`

/**
 * Requests of the page that the visitor opens next, except for its own address, and where that redirects. What the
 * page before still requests does not count.
 */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  let isOpened = false
  page.on('request', (request) => {
    if (isOpened && !request.redirectedFrom()) requests.push(request)
    isOpened ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
  })
  return requests
}

async function textOf(request: Request): Promise<string> {
  return [request.url(), ...Object.values(await request.allHeaders()), request.postData() ?? ''].join('\n')
}

function valuesIn(text: string): string[] {
  return privateValues.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)))
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

test('a page with a form: nothing of this page, of earlier ones or of the linking site reaches the provider', async ({
  page,
  noise,
}) => {
  noise.expect(/404/, COLLECTING)
  await standIn(page)
  const { path } = thePageWith('a form')
  const email = `?utm_source=newsletter&email=${ZANE}`
  await page.goto(`/${ZANE}/results${query}`)
  await started(page)
  const clean = `${path}?utm_source=newsletter`
  await open(page, thePageWith('no form').path)
  for (const [address, kept] of [
    [`${path}${query}#name=${ZANE}`, clean],
    [`${path}#${ZANE}`, path],
    [`${path}#:~:text=${ZANE}`, path],
    [`${path}${email}#main`, `${clean}#main`],
    [`${path}/${email}#${ZANE}`, clean],
    [`${path}.html${email}`, clean],
    [path, path],
  ] as const) {
    // Otherwise only the anchor would change, on a page that is open.
    await open(page, `/${query}#${ZANE}`)
    const requests = requestsOf(page)
    await page.goto(address, { referer: `http://linking.example/${ZANE}?name=${ZANE}` })
    await expect(embed(page), address).toHaveAttribute('data-state', /ready|opened/)
    await expect(page).toHaveURL(kept)
    await expectNothingRemembered(page, address)
    expect(await page.evaluate(() => [document.referrer, window.name])).toEqual(['http://linking.example/', ''])
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(kept.split('#')[1])
    for (const request of requests) expect(await textOf(request), address).not.toContain(ZANE)
    const loads = requests.map((each) => each.isNavigationRequest() && each.frame() === page.mainFrame())
    const toProvider = requests.findIndex((each) => isProvider(new URL(each.url())))
    expect(toProvider, 'The page has loaded itself before').toBeGreaterThan(loads.lastIndexOf(true))
    page.removeAllListeners('request')
  }
  for (const url of ['/?utm_source=newsletter', clean]) {
    await page.goBack()
    await expect(page).toHaveURL(url)
  }
  await expectNothingRemembered(page, 'after Back')
})

test(
  'a form page whose address has a user name and a password: the provider gets neither',
  THOROUGH,
  async ({ page, noise }) => {
    // At such an address, Chromium runs a script twice that another one imports.
    noise.expect(/already (?:exists|been used)/, COLLECTING)
    await standIn(page)
    const { path } = thePageWith('a form')
    await page.goto(`${String(process.env['SITE_ORIGIN']).replace('//', `//jane:${ZANE}@`)}${path}`)
    await expect(embed(page)).toHaveAttribute('data-state', /ready|opened/)
    await expectNothingRemembered(page, path)
  },
)

test('a host that adds a value to each address: the page stops loading itself, and shows the direct link', async ({
  page,
}) => {
  const { path } = thePageWith('a form')
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const hasNoValue = (url: URL) => url.pathname === path && url.searchParams.get('session') !== ZANE
  const location = `${path}?session=${ZANE}`
  await page.route(hasNoValue, (route) => route.fulfill({ status: 302, headers: { location } }))
  await standIn(page)
  await page.goto(path)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-failed')
  await expectDirectLinkAndPhone(embed(page))
  await page.waitForLoadState('networkidle')
  expect(requests.filter((each) => each.url().endsWith(location)).length).toBeLessThanOrEqual(3)
  expect(requests.filter((each) => isProvider(new URL(each.url())))).toEqual([])
})

test('an address that is not a page is reported without its number', THOROUGH, async ({ page, noise }) => {
  noise.expect(/404/)
  const report = page.waitForRequest((request) => request.method() === 'POST')
  await page.goto('/patients/123456789?utm_source=newsletter')
  expect((await report).postDataJSON()).toEqual({ path: '/patients/*?utm_source=newsletter' })
})

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  const tag = property === 'doNotTrack' ? THOROUGH : {}
  test(
    `${signal}: no view and no refusal is reported, and no script for it is loaded`,
    tag,
    async ({ page, noise }) => {
      noise.expect(COLLECTING)
      await standIn(page)
      await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { get: () => set }), [
        property,
        value,
      ] as const)
      const requests = requestsOf(page)
      for (const kind of ['no form', 'a form'] as const) {
        await open(page, `${thePageWith(kind).path}?utm_source=newsletter`)
        if (kind === 'a form') await expect(embed(page)).toHaveAttribute('data-state', /ready|opened/)
        // The policy refuses a picture.
        await rememberedBy(page)
        await page.waitForLoadState('networkidle')
      }
      const reports = requests.filter((each) => each.method() !== 'GET' || /insights/.test(each.url()))
      expect(reports.map((each) => each.url())).toEqual([])
    },
  )
}

/** Nothing that remembers an address has a private value, for any script of the page. */
async function expectNothingRemembered(page: Page, where: string): Promise<void> {
  const all = await rememberedBy(page)
  expect(all, where).not.toContain(ZANE)
  expect(valuesIn(all), where).toEqual([])
}
