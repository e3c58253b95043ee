// The form provider's script or frame misbehaves: a list of cases. The page stays usable, with the phone number in
// view, and the next page has no trace of the provider. app/forms/hostile.spec.ts has the first cases.
import type { Page } from '@playwright/test'
import { MAX_HEIGHT } from './providers.ts'
import { expect, openPageWith, test, THOROUGH } from '../../tests/browser/fixtures.ts'
import { embed, expectDirectLinkAndPhone, status } from '../../tests/browser/form-place.ts'
import { DONE, expectUsable, openHostilePage } from '../../tests/browser/hostile.ts'
import { isProvider, standIn, usesScript } from '../../tests/browser/provider.ts'
import { site } from '../../tests/artifact/built.ts'

/** Each case calls done() when it has done its work. */
type Case = readonly [what: string, code: string, ...expectedLines: readonly RegExp[]]

const scripts: readonly Case[] = [
  ['adds properties to every object', 'Object.prototype.polluted = "x"; Object.prototype.href = "x"; done()', /./],
  [
    'registers a service worker from a file of the site',
    `navigator.serviceWorker.register(document.querySelector("script[src]").src).catch(() => done())`,
    /Content Security Policy/,
  ],
  ['throws', 'queueMicrotask(done); throw new Error("provider")', /^page error: provider/],
  [
    'throws in every callback',
    'setInterval(() => { done(); throw new Error("provider") }, 20)',
    /^page error: provider/,
  ],
  ['keeps the page busy', 'const end = Date.now() + 500; while (Date.now() < end); done()'],
  [
    'floods the page with messages',
    'for (let i = 0; i < 3000; i++) postMessage({ type: "secure-form-height", height: i }, "*"); done()',
  ],
  [
    'adds inline scripts and styles',
    `const s = document.createElement("script"); s.textContent = "window.injected = true"; document.head.append(s)
     document.body.setAttribute("style", "display: none"); done()`,
    /Content Security Policy/,
  ],
]

const send = '(height) => parent.postMessage({ type: "secure-form-height", height }, "*")'

const frames: readonly Case[] = [
  ['reports a huge height', `(${send})(1e9); parent.postMessage("setHeight:999999999:x", "*"); done()`],
  [
    'reports heights that are not positive numbers',
    `for (const height of [-1, NaN, Infinity, "9e9", {}, null]) (${send})(height); done()`,
  ],
  [
    'floods the page with messages',
    `let rounds = 0
     setInterval(() => { for (let i = 0; i < 100; i++) (${send})(300 + i); if (++rounds === 3) done() }, 20)`,
  ],
  // The page still answers, because the frame has a separate process.
  [
    'is busy for ten seconds',
    'setTimeout(() => { done(); const end = Date.now() + 10000; while (Date.now() < end); }, 50)',
  ],
  [
    'starts a download',
    `const link = document.createElement("a"); link.href = "data:text/plain,x"; link.download = "invoice.txt"
     link.click(); done()`,
    /download/i,
  ],
  [
    'tries to change the page around it',
    'try { top.document.body.innerHTML = "" } catch {} ; try { parent.document.title = "" } catch {} ; done()',
  ],
  [
    'opens dialogs',
    'done(); alert("Pay here"); confirm("Sure?"); prompt("Card number")',
    /dialog|alert|confirm|prompt/i,
  ],
]

for (const [what, script, ...lines] of usesScript ? scripts : []) {
  test(`the provider's script ${what}`, THOROUGH, async ({ page, noise }) => {
    noise.expect(...lines)
    await standIn(page, { script: `{ const done = () => console.info('${DONE}');\n${script} }` })
    await openHostilePage(page)
    await expectUsable(page)
  })
}

test(
  'the provider’s script rewrites the page: the header stays, and the next page is clean',
  THOROUGH,
  async ({ page, noise }) => {
    test.skip(!usesScript, 'The provider runs no script on the page.')
    noise.expect(/^console error: .*(?:removeChild|insertBefore)/s, /^page error: /)
    const script = `document.querySelector("main").innerHTML = "<h1>Pay here</h1>"; console.info('${DONE}')`
    await standIn(page, { script })
    await openHostilePage(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Pay here')).toHaveCount(0)
  },
)

for (const [what, frame, ...lines] of frames) {
  test(`the provider's frame ${what}`, THOROUGH, async ({ page, noise }) => {
    noise.expect(...lines)
    await standIn(page, { frame: `const done = () => console.info('${DONE}');\n${frame}` })
    await openHostilePage(page)
    const box = await page.locator('main iframe').boundingBox()
    expect(box?.height ?? 0).toBeLessThanOrEqual(MAX_HEIGHT)
    await expectUsable(page)
  })
}

/** Something has loaded, and nothing proves that it is the form. */
async function expectOpenedOnly(page: Page): Promise<void> {
  await openPageWith(page, 'a form')
  await expect(embed(page)).toHaveAttribute('data-state', 'opened')
  await expect(status(page)).toHaveText(site.messages.forms.opened)
  await expectDirectLinkAndPhone(embed(page))
}

test('the provider’s frame is an error page: the page never says "ready"', THOROUGH, async ({ page, noise }) => {
  noise.expect(/Failed to load resource/)
  await standIn(page, { frame: '', frameStatus: 500 })
  await expectOpenedOnly(page)
})

test('the provider’s frame can not be reached: the page never says "ready"', THOROUGH, async ({ page, noise }) => {
  noise.expect(/Failed to load resource/, /^request failed: /)
  await standIn(page, { frame: '' })
  await page.route(
    (url) => isProvider(url),
    (route) => (route.request().resourceType() === 'document' ? route.abort() : route.fallback()),
  )
  await expectOpenedOnly(page)
})

test(
  'the provider’s frame is of an origin that the policy refuses: the page says that the form failed',
  THOROUGH,
  async ({ page, noise }) => {
    test.skip(!usesScript, 'The provider runs no script that could make such a frame.')
    noise.expect(/Content Security Policy/, /evil\.example/)
    const script = `for (const place of document.querySelectorAll('[data-form-id]'))
    place.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/form' }))`
    await standIn(page, { script })
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'failed')
  },
)

test(
  'a web page in place of the provider’s script leaves the links of a waiting form',
  THOROUGH,
  async ({ page, noise }) => {
    test.skip(!usesScript, 'The provider runs no script on the page.')
    noise.expect(/^page error: /)
    await standIn(page, { script: '<html>We are down</html>' })
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    await expectDirectLinkAndPhone(embed(page))
  },
)
