// The adapter of every form provider in a real browser, against stand-ins that do what the providers' scripts do.
import { expect, test, type Page } from '@playwright/test'
import { providers, type FormProviderName, type FormView } from './providers.ts'
import { THOROUGH } from '../../tests/browser/fixtures.ts'
import { openBarePage, remove, show, states } from '../../tests/browser/bare-page.ts'

const form = (provider: FormProviderName, id: string): FormView => ({
  provider,
  id,
  origin: providers[provider].origin ?? 'https://forms.example.ca',
})
const forms: Record<FormProviderName, FormView> = {
  hush: form('hush', 'clinic.intake-1234'),
  typeform: form('typeform', 'AbCdEf12'),
  jotform: form('jotform', '230000000000001'),
  frame: form('frame', 'intake'),
}
/** The last state of a form: `ready` where something proves it. */
const shownState = (name: string) => (name === 'frame' ? 'opened' : 'ready')
const place = (page: Page) => page.locator('#mount')

for (const [name, each] of Object.entries(forms)) {
  test(`${name}: the form is shown once, and its place is empty when it is removed`, THOROUGH, async ({ page }) => {
    await openBarePage(page, each)
    await show(page)
    await expect.poll(() => states(page)).toEqual(['waiting', shownState(name)])
    await expect(place(page).locator('iframe')).toHaveCount(1)
    await remove(page)
    await expect(place(page)).toBeEmpty()
  })
}

for (const [name, script] of [
  ['hush', /hushforms\.com/],
  ['typeform', /embed\.typeform\.com/],
] as const) {
  test(
    `${name}: a blocked script ends as failed, with an empty place, and another try works`,
    THOROUGH,
    async ({ page }) => {
      await openBarePage(page, forms[name])
      await page.route(script, (route) => route.abort())
      await show(page)
      await expect.poll(() => states(page)).toEqual(['waiting', 'failed'])
      await expect(place(page)).toBeEmpty()
      await page.unroute(script)
      await show(page)
      await expect.poll(() => states(page)).toEqual(['waiting', 'failed', 'waiting', shownState(name)])
      await expect(place(page).locator('iframe')).toHaveCount(1)
    },
  )
}

test(
  'a frame sets its height only from its own origin and window, within bounds, once the visitor is in it',
  THOROUGH,
  async ({ page }) => {
    const { id, origin } = forms.jotform
    await openBarePage(page, forms.jotform)
    await page.evaluate((src) => {
      const stranger = document.createElement('iframe')
      stranger.src = src
      document.body.append(stranger)
    }, `${origin}/stranger`)
    await show(page)
    await expect.poll(() => states(page)).toEqual(['waiting', 'ready'])
    const frame = place(page).locator('iframe')
    const height = () => frame.evaluate((element) => element.style.height)
    const frameAt = (path: string) => page.frames().find((each) => each.url().startsWith(`${origin}/${path}`))
    const send = (path: string, message: string) =>
      frameAt(path)?.evaluate((data) => parent.postMessage(data, '*'), message)
    /** Messages arrive in order: when this one has, those before it have too. */
    const messagesArrived = () =>
      page.evaluate(
        () =>
          new Promise<void>((arrived) => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => requestAnimationFrame(() => arrived()), { once: true })
            port1.start()
            port2.postMessage('')
          }),
      )

    await page.evaluate((data) => postMessage(data, '*'), `setHeight:900:${id}`)
    await send('stranger', `setHeight:900:${id}`)
    await send(id, 'setHeight:900:999')
    await send(id, `setHeight:640:${id}`)
    await messagesArrived()
    expect(await height(), 'Nothing moves before the visitor is in the form').toBe('')
    await frame.click()
    await expect.poll(height).toBe('640px')
    await send(id, `setHeight:999999:${id}`)
    await expect.poll(height).toBe('6000px')

    const own = frameAt(id)
    await own?.goto('https://elsewhere.example/page')
    await own?.evaluate((data) => parent.postMessage(data, '*'), `setHeight:700:${id}`)
    await messagesArrived()
    expect(await height()).toBe('6000px')
  },
)
