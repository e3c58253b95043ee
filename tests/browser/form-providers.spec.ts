// Every form provider's adapter in a real browser, against stand-ins that do what the providers' scripts do: shown, left without a trace, shown again.
import { expect, test } from '@playwright/test'
import type { FormProviderName, FormView } from '../../app/content/references.ts'
import { defaultOrigin } from '../../app/forms/origins.ts'
import { leave, openBarePage, show, states, traces } from './provider-page.ts'

const forms: Record<Exclude<FormProviderName, 'local'>, FormView> = {
  hush: { provider: 'hush', id: 'clinic.intake-1234', origin: defaultOrigin('hush') },
  jotform: { provider: 'jotform', id: '230000000000001', origin: defaultOrigin('jotform') },
  cognito: { provider: 'cognito', id: '53', account: 'AAAAAAAAAAAAAAAAAAAAAA', origin: defaultOrigin('cognito') },
  typeform: { provider: 'typeform', id: 'AbCdEf12', origin: defaultOrigin('typeform') },
  formio: { provider: 'formio', id: 'intake', origin: 'https://clinic.form.io' },
  frame: { provider: 'frame', id: 'intake', origin: 'https://forms.example.ca' },
}
const FORM = '#mount iframe, #mount form'

// A recorded trace listens on the window itself.
test.use({ trace: 'off' })

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: shown, left without a trace, shown again`, async ({ page }) => {
    await openBarePage(page, form)
    const before = await traces(page)
    for (const round of [1, 2]) {
      await show(page)
      await expect.poll(() => states(page)).toEqual(Array.from({ length: round }, () => ['waiting', 'ready']).flat())
      await expect(page.locator(FORM)).toHaveCount(1)
      await leave(page)
      expect(await traces(page)).toEqual(before)
    }
  })

  test(`${name}: mounted twice at once, as StrictMode does, it is there once`, async ({ page }) => {
    await openBarePage(page, form)
    await Promise.all([show(page), leave(page), show(page)])
    await expect.poll(async () => (await states(page)).at(-1)).toBe('ready')
    await expect(page.locator(FORM)).toHaveCount(1)
  })
}

for (const [name, script] of [
  ['hush', /hushforms\.com/],
  ['cognito', /cognitoforms\.com/],
  ['typeform', /embed\.typeform\.com/],
  ['formio', /cdn\.form\.io/],
] as const) {
  test(`${name}: a script that comes after the page was left does not run`, async ({ page }) => {
    let arrive: () => void = () => undefined
    await openBarePage(page, forms[name], new Promise((go) => (arrive = go)))
    const before = await traces(page)
    const asked = page.waitForRequest((request) => request.resourceType() === 'script' && script.test(request.url()))
    await show(page)
    await asked
    await leave(page)
    arrive()
    await page.waitForTimeout(300)
    expect(await traces(page)).toEqual(before)
  })

  test(`${name}: a script that is blocked fails, and leaves nothing`, async ({ page }) => {
    await openBarePage(page, forms[name])
    const before = await traces(page)
    await page.route(script, (route) => route.abort())
    await show(page)
    await expect.poll(() => states(page)).toEqual(['waiting', 'failed'])
    expect(await traces(page)).toEqual(before)
  })
}

test('switched quickly between forms, only the last one is there', async ({ page }) => {
  await openBarePage(page, forms.hush)
  const ids = ['first-form', 'second-form', 'third-form']
  await Promise.all(ids.flatMap((id) => [leave(page), show(page, id)]))
  await expect.poll(async () => (await states(page)).at(-1)).toBe('ready')
  await expect(page.locator(FORM)).toHaveCount(1)
  await expect(page.locator(FORM)).toHaveAttribute('src', /\/third-form$/)
})

test('a frame’s height follows messages from its own origin and window only, within bounds', async ({ page }) => {
  const { id, origin } = forms.jotform
  await openBarePage(page, forms.jotform)
  await page.evaluate((src) => {
    const stranger = document.createElement('iframe')
    stranger.src = src
    document.body.append(stranger)
  }, `${origin}/stranger`)
  await show(page)
  await expect.poll(() => states(page)).toEqual(['waiting', 'ready'])
  const height = () =>
    page.locator('#mount iframe').evaluate((element) => (element as HTMLIFrameElement).style.height)
  const frameAt = (path: string) => page.frames().find((frame) => frame.url().startsWith(`${origin}/${path}`))
  const say = (path: string, message: string) =>
    frameAt(path)?.evaluate((data) => parent.postMessage(data, '*'), message)

  await page.evaluate((data) => postMessage(data, '*'), `setHeight:900:${id}`)
  await say('stranger', `setHeight:900:${id}`)
  await say(id, 'setHeight:900:999')
  await page.waitForTimeout(200)
  await say(id, `setHeight:640:${id}`)
  await page.waitForTimeout(200)
  expect(await height(), 'Nothing moves before the visitor is in the form').toBe('')
  await page.locator('#mount iframe').focus()
  await expect.poll(height).toBe('640px')
  await say(id, `setHeight:999999:${id}`)
  await expect.poll(height).toBe('6000px')

  const own = frameAt(id)
  await own?.goto('https://elsewhere.example/page')
  await own?.evaluate((data) => parent.postMessage(data, '*'), `setHeight:700:${id}`)
  await page.waitForTimeout(200)
  expect(await height()).toBe('6000px')
})
