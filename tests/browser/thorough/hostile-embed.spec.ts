// The form provider's script or frame misbehaves: a list of cases. The page stays usable, with the phone number in
// sight, and the next page has nothing of the provider.
import type { Page } from '@playwright/test'
import { MAX_HEIGHT } from '../../../app/content/schema/references.ts'
import { expect, openPageWith, test, thePageWith } from '../fixtures.ts'
import { embed, expectDirectLinkAndPhone, expectReady, status } from '../form-place.ts'
import { frames, scripts } from '../hostile-cases.ts'
import { DONE, expectUsable, openHostilePage } from '../hostile.ts'
import { formOrigin, isProvider, standIn, usesFrame, usesScript } from '../provider.ts'
import { site } from '../../artifact/built.ts'

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

/** Something has loaded, and nothing proves that it is the form. */
async function expectOpenedOnly(page: Page): Promise<void> {
  await openPageWith(page, 'a form')
  await expect(embed(page)).toHaveAttribute('data-state', 'opened')
  await expect(status(page)).toHaveText(site.messages.forms.opened)
  await expectDirectLinkAndPhone(embed(page))
}

if (usesFrame) {
  for (const [what, frame, lines] of frames) {
    test(`the provider's frame ${what}`, async ({ page, noise }) => {
      noise.expect(...lines)
      await standIn(page, { frame: `const done = () => console.info('${DONE}');\n${frame}` })
      await openHostilePage(page)
      const box = await page.locator('main iframe').boundingBox()
      expect(box?.height ?? 0).toBeLessThanOrEqual(MAX_HEIGHT)
      await expectUsable(page)
    })
  }

  for (const code of [404, 500, 503]) {
    test(`the provider's frame is an error page with status ${code}: the page never says "ready"`, async ({
      page,
      noise,
    }) => {
      noise.expect(/Failed to load resource/)
      await standIn(page, { frame: '', frameStatus: code })
      await expectOpenedOnly(page)
    })
  }

  test('the provider’s frame can not be reached: the page never says "ready"', async ({ page, noise }) => {
    noise.expect(/Failed to load resource/, /^request failed: /)
    await standIn(page, { frame: '' })
    await page.route(
      (url) => isProvider(url),
      (route) => (route.request().resourceType() === 'document' ? route.abort() : route.fallback()),
    )
    await expectOpenedOnly(page)
  })

  test('the provider’s frame is of an origin that the policy refuses: the page says that the form failed', async ({
    page,
    noise,
  }) => {
    test.skip(!usesScript, 'The provider runs no script that could make such a frame.')
    noise.expect(/Content Security Policy/, /evil\.example/)
    const script = `for (const place of document.querySelectorAll('[data-form-id]'))
      place.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/form' }))`
    await standIn(page, { script })
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'failed')
  })

  test('the provider’s frame navigates the tab at the first press: the tab stays', async ({ page, noise }) => {
    noise.expect(/navigat/i)
    const leave = `try { top.location = 'https://evil.example/' } catch {}; console.info('${DONE}')`
    await standIn(page, { frame: `addEventListener('click', () => { ${leave} })` })
    await openPageWith(page, 'a form')
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'opened')
    let hasRun = false
    page.on('console', (message) => (hasRun ||= message.text() === DONE))
    // A press can miss the frame while the page still moves.
    await expect(async () => {
      await page.locator('main iframe').click()
      await expect.poll(() => hasRun, { timeout: 3_000 }).toBe(true)
    }).toPass()
    await expectUsable(page)
  })

  test('the provider’s frame takes the focus: it goes back to where it was', async ({ page }) => {
    const take = `document.body.tabIndex = 0; document.body.focus(); window.focus()`
    await standIn(page, { frame: `addEventListener('load', () => { ${take}; console.info('${DONE}') })` })
    await page.addInitScript(() => {
      let wasTaken = false
      setInterval(() => {
        const isTaken = document.activeElement?.tagName === 'IFRAME'
        if (wasTaken && !isTaken) console.info('given back')
        wasTaken = isTaken
      }, 20)
    })
    // Playwright counts as a visitor who presses something whenever it looks into the page, so it must not look.
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
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }, formOrigin)
    expect(await frame.boundingBox()).toEqual(before)
  })
}
