// A form provider whose script or frame is hostile: the page stays usable, and the next page has no trace of it.
import type { Page } from '@playwright/test'
import { telephoneHref } from '../content/schema/clinic.ts'
import { MAX_HEIGHT, MIN_HEIGHT } from './height-bounds.ts'
import { site } from '../../tests/artifact/built.ts'
import { embed, shown } from '../../tests/browser/form-place.ts'
import { expect, openPageWith, started, test, THOROUGH, thePageWith } from '../../tests/browser/fixtures.ts'
import { isProvider, standIn, usesScript } from '../../tests/browser/provider.ts'
import { NOTHING, stored } from '../../tests/browser/stored.ts'

/** A line that hostile code writes when it has done its work. */
const DONE = 'hostile work done'

const SCRIPT = `
  Object.prototype.polluted = "x"
  window.fetch = history.pushState = () => undefined
  window.name = "Hostile"
  setInterval(() => {
    document.title = "Hostile"
    for (const link of document.querySelectorAll('a[href^="tel:"]')) link.href = "tel:+19005550000"
  }, 10)
  setInterval(() => { throw new Error("provider") }, 20)
  document.cookie = "name=Jane; path=/; max-age=9999"
  localStorage.name = sessionStorage.name = "Jane"
  new Image().src = "https://tracker.example/p.gif"
  document.head.append(Object.assign(document.createElement("script"), { textContent: "window.injected = true" }))
  document.body.setAttribute("style", "display: none")
  for (let i = 0; i < 3000; i++) postMessage({ type: "secure-form-height", height: i }, "*")
  const end = Date.now() + 500
  while (Date.now() < end);
  const stored = (request) => new Promise((resolve) => (request.onsuccess = resolve))
  Promise.all([
    stored(indexedDB.open("Jane")),
    caches.open("Jane").then((cache) => cache.put("/jane", new Response("Jane"))),
    navigator.serviceWorker.register(document.querySelector("script[src]").src).catch(() => undefined),
  ]).then(() => console.info('${DONE}'))`

const FRAME = `
  const send = (height) => parent.postMessage({ type: "secure-form-height", height }, "*")
  for (const height of [1e9, -1, NaN, Infinity, "9e9", {}, null]) send(height)
  parent.postMessage("setHeight:999999999:x", "*")
  for (let i = 0; i < 300; i++) send(300 + i)
  send(1e9)
  Object.assign(document.createElement("a"), { href: "data:text/plain,x", download: "invoice.txt" }).click()
  try { top.document.body.innerHTML = "" } catch {}
  alert("Pay here"); confirm("Sure?"); prompt("Card number")
  console.info('${DONE}')
  setTimeout(() => { const end = Date.now() + 10000; while (Date.now() < end); }, 50)`

test('a script that changes, stores and floods what it can reach leaves no trace on the next page', async ({
  page,
  noise,
}) => {
  test.skip(!usesScript, 'The provider runs no script on the page.')
  noise.expect(/Content Security Policy/, /tracker\.example/, /^page error: provider/)
  await standIn(page, { script: `{${SCRIPT}}` })
  await openHostilePage(page)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await expectUsable(page)
})

test('a frame that reports wrong heights, reaches out of its place and is busy changes nothing', async ({
  page,
  noise,
}) => {
  noise.expect(/download|dialog|alert|confirm|prompt/i)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  await standIn(page, { frame: FRAME })
  await openHostilePage(page)
  expect((await shown(page).boundingBox())?.height).toBeLessThanOrEqual(MAX_HEIGHT)
  await expectUsable(page)
  expect(downloads).toEqual([])
})

test('a script that sets the height of its frame stays within the bounds', THOROUGH, async ({ page }) => {
  test.skip(!usesScript, 'The provider runs no script on the page.')
  await openPageWith(page, 'a form')
  for (const [height, shownHeight] of [
    ['90000px', MAX_HEIGHT],
    ['0', MIN_HEIGHT],
  ] as const) {
    // As the script of a provider does, and the messages of its frame can not.
    await shown(page).evaluate((frame, given) => (frame.style.height = given), height)
    await expect.poll(() => shown(page).evaluate((frame) => frame.clientHeight)).toBe(shownHeight)
  }
})

test('a frame that navigates the tab at the first click stays in its place', async ({ page, noise }) => {
  noise.expect(/navigat/i)
  const leave = `try { top.location = 'https://evil.example/' } catch {}; console.info('${DONE}')`
  await standIn(page, { frame: `addEventListener('click', () => { ${leave} })` })
  await openPageWith(page, 'a form')
  await expect(embed(page)).toHaveAttribute('data-state', 'opened')
  let hasRun = false
  page.on('console', (message) => (hasRun ||= message.text() === DONE))
  // A click can miss the frame while the page still moves.
  await expect(async () => {
    await shown(page).click()
    await expect.poll(() => hasRun, { timeout: 3_000 }).toBe(true)
  }).toPass()
  await expectUsable(page)
})

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
  const requests: string[] = []
  await page.locator('header a[href="/"]').click()
  await expect(page).toHaveURL('/')
  page.on('request', (request) => requests.push(request.url()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.frames()).toHaveLength(1)
  // The starter clears the name of the tab.
  await started(page)
  expect(await tracesOnPage(page)).toEqual([])
  // The page asks the host to clear what is stored. Reading it fails while the browser does so.
  await expect(async () => expect(await stored(page)).toEqual(NOTHING)).toPass({ timeout: 30_000 })
  expect(requests.filter((url) => isProvider(new URL(url)))).toEqual([])
}

/** What a script of an earlier document could have left on the page. */
function tracesOnPage(page: Page): Promise<string[]> {
  return page.evaluate((phone) => {
    const isNative = (code: unknown) => String(code).includes('[native code]')
    const clean: Record<string, boolean> = {
      'fetch is the browser’s': isNative(fetch) && isNative(history.pushState) && isNative(setTimeout),
      'objects have no new property': Object.keys(Object.prototype).length === 0 && !('polluted' in {}),
      'the phone number is the clinic’s': [...document.querySelectorAll('main a[href^="tel:+"]')].every(
        (link) => link.getAttribute('href') === phone,
      ),
      'the title is the page’s': !document.title.includes('Hostile'),
      'the tab has no name': window.name === '',
      'Trusted Types are required':
        document.querySelector('meta[http-equiv]')?.outerHTML.includes('require-trusted-types-for') === true,
    }
    return Object.keys(clean).filter((what) => !clean[what])
  }, telephoneHref(site.clinic.phone))
}
