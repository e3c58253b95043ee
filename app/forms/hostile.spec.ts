// A form provider whose script or frame is hostile: the page stays usable, and the next page has no trace of it.
// hostile-cases.spec.ts has many more.
import { expect, openPageWith, test, thePageWith } from '../../tests/browser/fixtures.ts'
import { expectReady } from '../../tests/browser/form-place.ts'
import { DONE, expectUsable, openHostilePage } from '../../tests/browser/hostile.ts'
import { formOrigin, standIn, usesScript } from '../../tests/browser/provider.ts'

test('a script that changes what it can reach, and stores a name, leaves no trace on the next page', async ({
  page,
  noise,
}) => {
  test.skip(!usesScript, 'The provider runs no script on the page.')
  noise.expect(/Content Security Policy/, /tracker\.example/)
  const script = `
    window.fetch = history.pushState = () => undefined
    window.name = "Hostile"
    setInterval(() => {
      document.title = "Hostile"
      for (const link of document.querySelectorAll('a[href^="tel:"]')) link.href = "tel:+19005550000"
    }, 10)
    document.cookie = "name=Jane; path=/; max-age=9999"
    localStorage.name = sessionStorage.name = "Jane"
    new Image().src = "https://tracker.example/p.gif"
    const stored = (request) => new Promise((resolve) => (request.onsuccess = resolve))
    Promise.all([
      stored(indexedDB.open("Jane")),
      caches.open("Jane").then((cache) => cache.put("/jane", new Response("Jane"))),
    ]).then(() => console.info('${DONE}'))`
  await standIn(page, { script })
  await openHostilePage(page)
  await expectUsable(page)
})

test('a frame that navigates the tab at the first click stays in its place', async ({ page, noise }) => {
  noise.expect(/navigat/i)
  const leave = `try { top.location = 'https://evil.example/' } catch {}; console.info('${DONE}')`
  await standIn(page, { frame: `addEventListener('click', () => { ${leave} })` })
  await openPageWith(page, 'a form')
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'opened')
  let hasRun = false
  page.on('console', (message) => (hasRun ||= message.text() === DONE))
  // A click can miss the frame while the page still moves.
  await expect(async () => {
    await page.locator('main iframe').click()
    await expect.poll(() => hasRun, { timeout: 3_000 }).toBe(true)
  }).toPass()
  await expectUsable(page)
})

test('a frame that takes the focus does not keep it, unless the visitor clicks in it', async ({ page, noise }) => {
  noise.expect(/given back/)
  const take = `document.body.tabIndex = 0; document.body.focus(); window.focus()`
  await standIn(page, { frame: `addEventListener('load', () => { ${take}; console.info('${DONE}') })` })
  await page.addInitScript(() => {
    let wasTaken = false
    setInterval(() => {
      const isTaken = document.activeElement?.tagName === 'IFRAME'
      if (wasTaken && !isTaken) console.warn('given back')
      wasTaken = isTaken
    }, 20)
  })
  // Playwright counts as a visitor who clicks whenever it looks into the page, so it must not look.
  const taken = page.waitForEvent('console', (message) => message.text() === DONE)
  const givenBack = page.waitForEvent('console', (message) => message.text() === 'given back')
  await page.goto(thePageWith('a form').path)
  await taken
  await givenBack
  const frame = page.locator('main iframe')
  await frame.click()
  await expect(frame).toBeFocused()
})

test('a message from another origin, or from another window of the provider, moves nothing', async ({ page }) => {
  await standIn(page)
  await openPageWith(page, 'a form')
  const frame = page.locator('main iframe')
  await expectReady(page)
  await frame.focus()
  const before = await frame.boundingBox()
  await page.evaluate(async (provider) => {
    const data = { type: 'secure-form-height', height: 4_000 }
    for (const origin of [location.origin, 'https://evil.example', provider])
      dispatchEvent(new MessageEvent('message', { origin, data }))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, formOrigin)
  expect(await frame.boundingBox()).toEqual(before)
})
