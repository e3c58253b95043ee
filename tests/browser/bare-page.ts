// A bare page that can show a form of any provider. It has only the code of app/forms. Stand-ins answer in place of
// the provider.
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { FormView } from '../../app/forms/providers.ts'
import { answerAs } from './provider.ts'

/** Origin of the bare page. It is https, because some providers refuse others. */
const BARE_SITE = 'https://clinic.test'

let code: Promise<string> | undefined

/** The code of the bare page as one script, which defines `bareForm`. */
async function bundle(): Promise<string> {
  const lib = { entry: 'tests/browser/bare-page.client.ts', formats: ['iife' as const], name: 'bare' }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } })
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return file?.type === 'chunk' ? file.code : ''
}

/** Opens the bare page. Every request to another origin is answered as the provider of `form` would. */
export async function openBarePage(page: Page, form: FormView): Promise<void> {
  await page.route(/^https:/, (route) =>
    new URL(route.request().url()).origin === BARE_SITE
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title><div id="mount"></div>' })
      : answerAs(form, route),
  )
  await page.goto(BARE_SITE)
  await page.addScriptTag({ content: await (code ??= bundle()) })
}
