// A bare page that can show one provider's form, driven by a test: only app/forms is in it, and stand-ins answer for the provider.
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { FormView } from '../../app/content/references.ts'
import { providers } from '../../app/forms/providers.ts'
import { standIns } from './provider-stand-ins.ts'

/** Origin of the bare page; https, since some providers refuse others. */
export const BARE_SITE = 'https://clinic.test'
const GLOBALS = ['HUSH', 'Cognito', 'tf', 'Formio', 'FormioUtils']

interface Driven extends Window {
  /** States told so far. */
  states: string[]
  /** Shows the form, or the provider's form of another id. */
  show: (id?: string) => void
  leave: () => void
  liveListeners: () => string[]
}
declare const window: Driven

let bundled: Promise<ReadonlyMap<string, string>> | undefined

/** app/forms/lifecycle.ts with all adapters, as files by path. */
async function bundleForms(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'app/forms/lifecycle.ts', formats: ['es'], fileName: 'lifecycle' },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [])))
}

/** Opens the page for `form`. The provider's script arrives when `arrival` is over. */
export async function openBarePage(page: Page, form: FormView, arrival?: Promise<void>): Promise<void> {
  const bundle = await (bundled ??= bundleForms())
  await page.addInitScript(countListeners)
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    const code = url.origin === BARE_SITE ? bundle.get(url.pathname) : undefined
    const standIn = standIns[`${url.origin}${url.pathname}`]
    if (code) return route.fulfill({ contentType: 'text/javascript', body: code })
    if (!standIn)
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Form</title><div id="mount"></div>',
      })
    await arrival
    return route.fulfill(standIn).catch(() => undefined)
  })
  await page.goto(`${BARE_SITE}/form`)
  await page.evaluate(makeDriven, {
    form,
    attributes: providers[form.provider].attributes(form),
    script: '/lifecycle.js',
  })
}

async function makeDriven({
  form,
  attributes,
  script,
}: {
  form: FormView
  attributes: Readonly<Record<string, string>>
  script: string
}): Promise<void> {
  const { showForm } = (await import(script)) as typeof import('../../app/forms/lifecycle.ts')
  const place = document.getElementById('mount')
  if (!place) throw new Error('The bare page has no mount.')
  const states: string[] = []
  let leave: () => void = () => undefined
  const show = (id = form.id) => {
    for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value.replace(form.id, id))
    leave = showForm({
      form: { ...form, id },
      place,
      frameTitle: 'Secure form',
      onState: (state) => states.push(state),
    })
  }
  Object.assign(window, { states, show, leave: () => leave() })
}

/** Keeps a list of what listens on window and document. */
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

export const show = (page: Page, id?: string) => page.evaluate((given) => window.show(given), id)
export const leave = (page: Page) => page.evaluate(() => window.leave())
export const states = (page: Page) => page.evaluate(() => window.states)

/** What is on the page: elements from elsewhere, contents of the mount, globals, listeners. */
export const traces = (page: Page) =>
  page.evaluate(
    (globals) => ({
      elements: [...document.querySelectorAll('script, iframe, link, style')].map((element) => element.outerHTML),
      mount: document.getElementById('mount')?.childNodes.length,
      globals: globals.filter((name) => (window as unknown as Record<string, unknown>)[name] !== undefined),
      listeners: window.liveListeners(),
    }),
    GLOBALS,
  )
