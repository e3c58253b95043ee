// The adapter of every form provider in a real browser, against stand-ins that do what the providers' scripts do.
import { expect, test, type Page } from '@playwright/test'
import { providers, type FormProviderName, type FormView } from './providers.ts'
import { THOROUGH } from '../../tests/browser/fixtures.ts'
import type { BareForm } from '../../tests/browser/bare-page.client.ts'
import { openBarePage } from '../../tests/browser/bare-page.ts'

declare const bareForm: BareForm

const form = (provider: FormProviderName, id: string): FormView => ({
  provider,
  id,
  origin: providers[provider].origin ?? 'https://forms.example.ca',
})
const jotform = form('jotform', '230000000000001')
const show = (page: Page, each: FormView) => page.evaluate((it) => bareForm.show(it), each)
const expectStates = (page: Page, states: readonly string[]) =>
  expect.poll(() => page.evaluate(() => bareForm.states)).toEqual(states)
const place = (page: Page) => page.locator('#mount')

for (const [each, shown, script] of [
  [form('hush', 'clinic.intake-1234'), 'ready', /hushforms\.com/],
  [form('typeform', 'AbCdEf12'), 'ready', /embed\.typeform\.com/],
  [jotform, 'ready'],
  // Nothing proves that it is the form.
  [form('frame', 'intake'), 'opened'],
] as const) {
  test(
    `${each.provider}: the form is shown once, and its place is empty when it is removed`,
    THOROUGH,
    async ({ page }) => {
      await openBarePage(page, each)
      await show(page, each)
      await expectStates(page, ['waiting', shown])
      await expect(place(page).locator('iframe')).toHaveCount(1)
      await page.evaluate(() => bareForm.remove())
      await expect(place(page)).toBeEmpty()
    },
  )

  if (!script) continue
  test(`${each.provider}: a blocked script ends as failed, and another try works`, THOROUGH, async ({ page }) => {
    await openBarePage(page, each)
    await page.route(script, (route) => route.abort())
    await show(page, each)
    await expectStates(page, ['waiting', 'failed'])
    await expect(place(page)).toBeEmpty()
    await page.unroute(script)
    await show(page, each)
    await expectStates(page, ['waiting', 'failed', 'waiting', shown])
    await expect(place(page).locator('iframe')).toHaveCount(1)
  })
}

test('a frame sets its height only from its own origin and window, within bounds, once the visitor is in it', async ({
  page,
}) => {
  const { id, origin } = jotform
  await openBarePage(page, jotform)
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, `${origin}/stranger`)
  await show(page, jotform)
  await expectStates(page, ['waiting', 'ready'])
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
})
