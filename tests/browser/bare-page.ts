// A bare page that can show a form of any provider. It contains only the code of app/forms. Stand-ins answer in place
// of the provider.
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { providers, type FormView } from '../../app/forms/providers.ts'
import { answerAs } from './provider.ts'

/** Origin of the bare page. It is https, because some providers refuse others. */
const BARE_SITE = 'https://clinic.test'

interface BarePageWindow extends Window {
  /** States reported so far. */
  states: string[]
  show: () => void
  remove: () => void
}
declare const window: BarePageWindow

let bundled: Promise<ReadonlyMap<string, string>> | undefined

/** app/forms/lifecycle.ts and all adapters, as files by path. */
async function bundleForms(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: { lifecycle: 'app/forms/lifecycle.ts', adapters: 'app/forms/adapters.ts' },
        formats: ['es'],
      },
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [])))
}

/** Opens the bare page for `form`. */
export async function openBarePage(page: Page, form: FormView): Promise<void> {
  const bundle = await (bundled ??= bundleForms())
  await page.route(/^https:/, async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== BARE_SITE) return answerAs(form, route)
    const code = bundle.get(pathname)
    if (code !== undefined) return route.fulfill({ contentType: 'text/javascript', body: code })
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Form</title><div id="mount"></div>',
    })
  })
  await page.goto(`${BARE_SITE}/form`)
  await page.evaluate(prepareForm, {
    form,
    attributes: providers[form.provider].attributes(form),
    files: { lifecycle: '/lifecycle.js', adapters: '/adapters.js' },
  })
}

interface FormSetup {
  form: FormView
  attributes: Readonly<Record<string, string>>
  files: { lifecycle: string; adapters: string }
}

async function prepareForm({ form, attributes, files }: FormSetup): Promise<void> {
  const { showForm } = (await import(files.lifecycle)) as typeof import('../../app/forms/lifecycle.ts')
  const { adapters } = (await import(files.adapters)) as typeof import('../../app/forms/adapters.ts')
  const place = document.getElementById('mount')
  if (!place) throw new Error('The bare page has no element for the form.')
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value)
  const states: string[] = []
  let remove: () => void = () => undefined
  const show = () => {
    const onState = (state: string) => void states.push(state)
    remove = showForm({ form, adapter: adapters[form.provider], place, frameTitle: 'Secure form', onState })
  }
  Object.assign(window, { states, show, remove: () => remove() })
}

export const show = (page: Page) => page.evaluate(() => window.show())
export const remove = (page: Page) => page.evaluate(() => window.remove())
/**
 * What the form has reported, without `opened` directly before `ready`: a frame may send its message before or after
 * it has loaded.
 */
export async function states(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => window.states)
  return all.filter((state, index) => !(state === 'opened' && all[index + 1] === 'ready'))
}
