// A bare page that can show a form of any provider. It has only the code of app/forms, with the package of a provider
// that it imports, and the Content-Security-Policy of a page with the form. Stand-ins answer in place of a provider's
// server.
import { expect, type Frame, type Page } from '@playwright/test'
import { formPolicy, type FormView } from '../../app/schema/form-providers.ts'
import { contentPolicy } from '../../hosting/policy/content-policy.ts'
import type { BareForm } from './bare-page.client.ts'
import { pageScript } from './page-script.ts'
import { answerAs, type Answers } from './provider.ts'

/** Origin of the bare page. It is https, because some providers refuse others. */
const BARE_SITE = 'https://clinic.test'
const CODE = `${BARE_SITE}/bare.js`

/** The script of the bare page, which defines `bareForm`. */
let code: Promise<string> | undefined

/** Opens the bare page. Every request to another origin is answered as the provider of `form` would. */
export async function openBarePage(page: Page, form: FormView, answers?: Answers): Promise<void> {
  const policy = contentPolicy({ scripts: [], styles: [] }, [formPolicy(form)])
  const html = `<!doctype html><title>Form</title><meta http-equiv="Content-Security-Policy" content="${policy}">
    <p>Above</p><div id="mount"></div><p>Below</p><script src="${CODE}"></script>`
  await page.route(/^https:/, async (route) => {
    const address = new URL(route.request().url())
    if (address.href === CODE)
      await route.fulfill({
        contentType: 'text/javascript',
        body: await (code ??= pageScript('tests/browser/bare-page.client.ts')),
      })
    else if (address.origin === BARE_SITE) await route.fulfill({ contentType: 'text/html', body: html })
    else await answerAs(form, route, answers)
  })
  await page.goto(BARE_SITE)
}

declare const bareForm: BareForm

export const place = (page: Page) => page.locator('#mount')
export const show = (page: Page, form: FormView) => page.evaluate((it) => bareForm.show(it), form)
export const remove = (page: Page) => page.evaluate(() => bareForm.remove())
export const expectStates = (page: Page, states: readonly string[]) =>
  expect.poll(() => page.evaluate(() => bareForm.states)).toEqual(states)

/** The frame of the form. */
export async function shownFrame(page: Page): Promise<Frame> {
  const frame = await (await place(page).locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('No form is shown.')
  return frame
}
