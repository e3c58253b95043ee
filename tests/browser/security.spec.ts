// The content policy as a browser enforces it. That nothing of the site's own is refused, every browser test proves: a refusal is a console line, which fails it.
import { formsOn, type Page } from '../../app/content/page.ts'
import { currentSite } from '../../app/content/site.server.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

const site = await currentSite()
const pages = [...site.pages.values()]
/** A page with a form, where trusted types are off and the content policy stands alone. */
const ASSESSMENT = '/acne-skin-care-eligibility'
const hasForm = (page: Page) => formsOn(page).length > 0

test('every page starts from nothing and names the provider only where its form is', async ({ request }) => {
  for (const page of [...pages, undefined]) {
    const path = page?.path ?? '/nothing-here'
    const html = await (await request.get(path)).text()
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(policy, path).not.toMatch(/unsafe-|data:|blob:|\*/)
    expect(/https?:/.test(policy), `${path} names another origin`).toBe(page !== undefined && hasForm(page))
    expect(
      policy.endsWith("require-trusted-types-for 'script'; trusted-types default"),
      `${path} takes trusted types`,
    ).toBe(!(page && hasForm(page)))
    expect(html.indexOf('http-equiv'), `${path}: the policy stands before all that it judges`).toBeLessThan(
      html.search(/<(?:script|link|style)/),
    )
    expect(html, `${path} has no style attribute`).not.toMatch(/<[a-z][^>]*\sstyle=/)
  }
})

test('what somebody writes into a page does not run and does not draw', async ({ page, noise }) => {
  noise.expect(/Content Security Policy/)
  await open(page, ASSESSMENT)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    const holder = document.createElement('div')
    holder.innerHTML =
      '<img src="data:,x" onerror="window.injected = true"><p id="drawn" style="position:fixed">x</p><base href="https://evil.example/">'
    document.body.append(holder)
    const far = await fetch('https://evil.example/').then(
      () => true,
      () => false,
    )
    await new Promise((over) => setTimeout(over, 100))
    return {
      injected: 'injected' in window,
      far,
      fixed: getComputedStyle(document.getElementById('drawn') ?? document.body).position,
      base: document.baseURI.includes('evil'),
    }
  })
  expect(ran).toEqual({ injected: false, far: false, fixed: 'static', base: false })
})

test('on a page without a form no text becomes markup or code, and no script comes from elsewhere', async ({
  page,
  noise,
}) => {
  noise.expect(/Trusted ?(?:HTML|Script|Type)/)
  await open(page, '/')
  const refused = await page.evaluate(() => {
    const script = () => document.createElement('script')
    const attempts: Record<string, () => unknown> = {
      'markup by innerHTML': () => (document.createElement('div').innerHTML = '<img src="data:,x" onerror="x()">'),
      'markup by insertAdjacentHTML': () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
      'markup by DOMParser': () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
      'markup in a frame': () => (document.createElement('iframe').srcdoc = '<p>x</p>'),
      'a handler': () => document.body.setAttribute('onclick', 'x()'),
      'inline code': () => (script().textContent = 'x()'),
      'code from elsewhere': () => (script().src = 'https://evil.example/x.js'),
      'another policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('mine', {}),
      'the policy anew': () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('default', {}),
      'a file of the site': () => (script().src = '/assets/x.js'),
      'structured data': () => (script().innerHTML = '{"a":1}'),
    }
    return Object.keys(attempts).filter((what) => {
      try {
        attempts[what]?.()
        return false
      } catch {
        return true
      }
    })
  })
  expect(refused).toEqual([
    'markup by innerHTML',
    'markup by insertAdjacentHTML',
    'markup by DOMParser',
    'markup in a frame',
    'a handler',
    'inline code',
    'code from elsewhere',
    'another policy',
    'the policy anew',
  ])
})

test('no page is shown in a frame, and none gives its opener a hold', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('styles that stood in attributes hold before React, after it, and on the next page', async ({ page }) => {
  const grounds = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-rule], main [style]')]
        .map((element) => getComputedStyle(element).getPropertyValue('--plate'))
        .filter(Boolean),
    )
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const before = await grounds()
  expect(before.length).toBeGreaterThan(3)
  await page.mouse.move(5, 5)
  await page.mouse.down()
  await page.mouse.up()
  await hydrated(page)
  expect(await grounds()).toEqual(before)
  await page.evaluate(() => history.replaceState({ ...history.state, mark: true }, ''))
  await page.locator('footer a[href="/contact"], footer a[href="/about-us"]').first().click()
  await page.waitForURL(/contact|about-us/)
  await expect(page.locator('main [style*="--plate"]').first()).toBeAttached()
})
