// The keyboard focus while the form of a provider loads, and later.
import { embed, shown } from '../../tests/browser/form-place.ts'
import { expect, started, test, THOROUGH, thePageWith } from '../../tests/browser/fixtures.ts'
import { isProvider, standIn } from '../../tests/browser/provider.ts'

/** A line that the frame writes when it has taken the focus. */
const DONE = 'focus taken'
const TAKEN = /^console info: focus taken$/

test('a focus that comes later stays where it is, also without a click or key', THOROUGH, async ({ page, noise }) => {
  noise.expect(TAKEN, /still there/)
  // A screen reader or voice control sets the focus so: the browser reports no activation.
  const focus = `setTimeout(() => { document.querySelector('input').focus(); console.info('${DONE}') }, 3_000)`
  const body = `document.body.append(document.createElement('input'))`
  await standIn(page, { frame: `addEventListener('load', () => { ${body}; ${focus} })` })
  await page.addInitScript((done) => {
    if (window.top !== window) return
    setInterval(() => {
      if (document.activeElement?.tagName === 'IFRAME') setTimeout(() => console.warn(done), 1_000)
    }, 50)
  }, 'still there')
  const focused = page.waitForEvent('console', (message) => message.text() === DONE)
  const later = page.waitForEvent('console', (message) => message.text() === 'still there')
  await page.goto(thePageWith('a form').path)
  await focused
  await later
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

test(
  'a frame that takes the focus while a visitor types in the page does not keep it',
  THOROUGH,
  async ({ page, noise }) => {
    noise.expect(TAKEN)
    const take = `document.body.tabIndex = 0; document.body.focus(); window.focus(); console.info('${DONE}')`
    await standIn(page, { frame: `addEventListener('load', () => { ${take} })` })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(isProvider, async (route) => {
      await held
      await route.fallback()
    })
    const taken = page.waitForEvent('console', (message) => message.text() === DONE)
    // The page has not loaded while the provider's answer is held.
    await page.goto(thePageWith('a form').path, { waitUntil: 'commit' })
    await started(page)
    const link = page.getByRole('main').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Shift')
    release()
    await taken
    await expect(link).toBeFocused()
  },
)

test(
  'a frame that takes the focus in a tab that is not in front does not keep it',
  THOROUGH,
  async ({ page, noise }) => {
    noise.expect(TAKEN)
    const take = `document.body.tabIndex = 0; document.body.focus()`
    await standIn(page, { frame: `addEventListener('DOMContentLoaded', () => { ${take}; console.info('${DONE}') })` })
    // There, the browser tells the page nothing of the focus.
    await page.addInitScript(() => {
      if (window.top === window) addEventListener('blur', (event) => event.stopImmediatePropagation(), true)
    })
    const taken = page.waitForEvent('console', (message) => message.text() === DONE)
    await page.goto(thePageWith('a form').path)
    await taken
    await expect(embed(page)).toHaveAttribute('data-state', 'opened')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
  },
)

test('a frame that takes the focus does not keep it, unless the visitor clicks in it', async ({ page, noise }) => {
  noise.expect(TAKEN, /given back/)
  const take = `document.body.tabIndex = 0; document.body.focus(); window.focus()`
  await standIn(page, { frame: `addEventListener('load', () => { ${take}; console.info('${DONE}') })` })
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('[data-state="opened"], [data-state="ready"]')) return
      clearInterval(timer)
      setTimeout(() => console.warn(document.activeElement?.tagName === 'IFRAME' ? 'kept' : 'given back'), 500)
    }, 20)
  })
  // Playwright counts as a visitor who clicks whenever it looks into the page, so it must not look.
  const taken = page.waitForEvent('console', (message) => message.text() === DONE)
  const givenBack = page.waitForEvent('console', (message) => message.text() === 'given back')
  await page.goto(thePageWith('a form').path)
  await taken
  await givenBack
  await shown(page).click()
  await expect(shown(page)).toBeFocused()
})
