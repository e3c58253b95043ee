// Every form provider's adapter in a real browser, against stand-ins that do what the providers' scripts do: shown, left without a trace, shown again.
import { expect, test, type Page } from '@playwright/test'
import { build } from 'vite'
import { defaultOrigin } from '../../app/forms/origins.ts'
import { providers } from '../../app/forms/providers.ts'
import type { FormProviderName, FormView } from '../../app/content/references.ts'
import { standIns } from './provider-stand-ins.ts'

const SITE = 'https://clinic.test'
const forms: Record<Exclude<FormProviderName, 'local'>, FormView> = {
  hush: { provider: 'hush', id: 'clinic.intake-1234', origin: defaultOrigin('hush') },
  jotform: { provider: 'jotform', id: '230000000000001', origin: defaultOrigin('jotform') },
  cognito: { provider: 'cognito', id: '53', account: 'AAAAAAAAAAAAAAAAAAAAAA', origin: defaultOrigin('cognito') },
  typeform: { provider: 'typeform', id: 'AbCdEf12', origin: defaultOrigin('typeform') },
  formio: { provider: 'formio', id: 'intake', origin: 'https://clinic.form.io' },
  frame: { provider: 'frame', id: 'intake', origin: 'https://forms.example.ca' },
}
const leftGlobals = ['HUSH', 'Cognito', 'tf', 'Formio', 'FormioUtils']

let bundle: Map<string, string>
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: 'app/forms/lifecycle.ts', formats: ['es'], fileName: 'lifecycle' } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  bundle = new Map(
    outputs
      .flatMap((each) => ('output' in each ? each.output : []))
      .flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [])),
  )
})

/** Opens a page that can show the form, with a count of the listeners on window and document. */
async function open(page: Page, form: FormView, isHeld?: Promise<void>): Promise<void> {
  await page.addInitScript(countListeners)
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    if (url.origin === SITE) {
      const code = bundle.get(url.pathname)
      return route.fulfill(
        code ? { contentType: 'text/javascript', body: code } : { contentType: 'text/html', body: '<!doctype html><title>Form</title><div id="mount"></div>' },
      )
    }
    const standIn = standIns[`${url.origin}${url.pathname}`]
    if (!standIn) return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Form</title><p>${url.pathname}</p>` })
    await isHeld
    return route.fulfill(standIn).catch(() => undefined)
  })
  await page.goto(`${SITE}/form`)
  await page.evaluate(
    async ({ form, attributes, script }) => {
      const { showForm } = (await import(script)) as typeof import('../../app/forms/lifecycle.ts')
      const place = document.getElementById('mount')
      if (!place) throw new Error('no mount')
      for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value)
      const states: string[] = []
      let leave: () => void = () => undefined
      Object.assign(window, {
        states,
        show: () => (leave = showForm({ form, place, frameTitle: 'Secure form', onState: (state) => states.push(state) })),
        leave: () => leave(),
      })
    },
    { form, attributes: providers[form.provider].attributes(form), script: '/lifecycle.js' },
  )
}

interface Driven extends Window {
  states: string[]
  show: () => void
  leave: () => void
  liveListeners: () => string[]
}
declare const window: Driven

function countListeners(): void {
  const live = new Map<EventTarget, string[]>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
    if (this === window || this === document) live.set(this, [...(live.get(this) ?? []), type])
    addEventListener.call(this, type, ...rest)
  }
  EventTarget.prototype.removeEventListener = function (type: string, ...rest: [never, never?]) {
    const types = live.get(this) ?? []
    if (types.includes(type)) live.set(this, types.toSpliced(types.indexOf(type), 1))
    removeEventListener.call(this, type, ...rest)
  }
  Object.assign(window, { liveListeners: () => [...live.values()].flat() })
}

/** What is on the page: elements from elsewhere, contents of the mount, globals, listeners. */
const traces = (page: Page) =>
  page.evaluate(
    (globals) => ({
      elements: [...document.querySelectorAll('script, iframe, link, style')].map((element) => element.outerHTML),
      mount: document.getElementById('mount')?.childNodes.length,
      globals: globals.filter((name) => (window as unknown as Record<string, unknown>)[name] !== undefined),
      listeners: window.liveListeners(),
    }),
    leftGlobals,
  )
const FORM = '#mount iframe, #mount form'
const states = (page: Page) => page.evaluate(() => window.states)

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: shown, left without a trace, shown again`, async ({ page }) => {
    await open(page, form)
    const before = await traces(page)
    for (const round of [1, 2]) {
      await page.evaluate(() => window.show())
      await expect.poll(() => states(page)).toEqual(Array.from({ length: round }, () => ['waiting', 'ready']).flat())
      await expect(page.locator(FORM)).toHaveCount(1)
      await page.evaluate(() => window.leave())
      expect(await traces(page)).toEqual(before)
    }
  })

  test(`${name}: mounted twice at once, as StrictMode does, it is there once`, async ({ page }) => {
    await open(page, form)
    await page.evaluate(() => {
      window.show()
      window.leave()
      window.show()
    })
    await expect.poll(async () => (await states(page)).at(-1)).toBe('ready')
    await expect(page.locator(FORM)).toHaveCount(1)
  })
}

for (const name of ['hush', 'cognito', 'typeform', 'formio'] as const) {
  test(`${name}: a script that comes after the page was left does not run`, async ({ page }) => {
    let release: () => void = () => undefined
    await open(page, forms[name], new Promise((go) => (release = go)))
    const before = await traces(page)
    const asked = page.waitForRequest((request) => request.resourceType() === 'script' && !request.url().startsWith(SITE))
    await page.evaluate(() => window.show())
    await asked
    await page.evaluate(() => window.leave())
    release()
    await page.waitForTimeout(300)
    expect(await traces(page)).toEqual(before)
  })

  test(`${name}: a script that is blocked fails, and leaves nothing`, async ({ page }) => {
    await open(page, forms[name])
    const before = await traces(page)
    await page.route(
      `${new URL(Object.keys(standIns).find((address) => providers[name].policy(forms[name])['script-src']?.includes(new URL(address).origin)) ?? '').origin}/**`,
      (route) => route.abort(),
    )
    await page.evaluate(() => window.show())
    await expect.poll(() => states(page)).toEqual(['waiting', 'failed'])
    expect(await traces(page)).toEqual(before)
  })
}

test('a frame’s height follows messages from its own origin and window only, within bounds', async ({ page }) => {
  const { id, origin } = forms.jotform
  await open(page, forms.jotform)
  await page.evaluate((src) => {
    const stranger = document.createElement('iframe')
    stranger.src = src
    document.body.append(stranger)
    window.show()
  }, `${origin}/stranger`)
  await expect.poll(() => states(page)).toEqual(['waiting', 'ready'])
  const height = () => page.locator('#mount iframe').evaluate((element) => (element as HTMLIFrameElement).style.height)
  const frameAt = (path: string) => page.frames().find((frame) => frame.url().startsWith(`${origin}/${path}`))
  const say = (path: string, message: string) => frameAt(path)?.evaluate((data) => parent.postMessage(data, '*'), message)

  await page.evaluate((data) => postMessage(data, '*'), `setHeight:900:${id}`)
  await say('stranger', `setHeight:900:${id}`)
  await say(id, 'setHeight:900:999')
  await page.waitForTimeout(200)
  expect(await height()).toBe('')
  await say(id, `setHeight:640:${id}`)
  await expect.poll(height).toBe('640px')
  await say(id, `setHeight:999999:${id}`)
  await expect.poll(height).toBe('6000px')

  const own = frameAt(id)
  await own?.goto('https://elsewhere.example/page')
  await own?.evaluate((data) => parent.postMessage(data, '*'), `setHeight:700:${id}`)
  await page.waitForTimeout(200)
  expect(await height()).toBe('6000px')
})
