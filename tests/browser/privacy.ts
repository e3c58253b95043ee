// What a visit stores in the browser, and which other sites the page contacts.
import { expect, type Page } from '@playwright/test'
import { drawn } from './fixtures.ts'
import { isProvider } from './provider.ts'

/** Query of an address that has what a visitor would not want to be kept. */
export const PRIVATE_QUERY = '?q=jane@example.com&phone=403-555-0142'

/** Addresses on other sites that the context of `page` requests from now on. */
export function otherSites(page: Page): Set<string> {
  const contacted = new Set<string>()
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== process.env['SITE_ORIGIN']) contacted.add(url.href)
  })
  return contacted
}

/**
 * Opens everything on the open page. Fails when the page has stored something, or when `contacted` has another site
 * than the form provider's on a page with a form.
 */
export async function expectPrivate(page: Page, html: string, contacted: ReadonlySet<string>): Promise<void> {
  await openEverything(page)
  const mayContactProvider = html.includes('data-form-id')
  const others = [...contacted].filter((url) => !(mayContactProvider && isProvider(new URL(url))))
  expect(others, 'The page contacts no other site').toEqual([])
  expect(await stored(page), 'The page stores nothing').toEqual(NOTHING)
  expect(await page.context().cookies(), 'No cookies of any site').toEqual([])
}

/** Opens menus, questions and the drawer, and presses every button of the content. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) button.click()
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.showModal()
      dialog.close()
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  await drawn(page)
}

export const NOTHING = { cookies: '', local: 0, session: 0, databases: 0, caches: 0, files: 0, workers: 0 }

/** What scripts of the site's origin have stored in the browser, by place: how much, or the cookies. */
export async function stored(page: Page): Promise<typeof NOTHING> {
  return page.evaluate(async () => {
    const files: string[] = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name)
    return {
      cookies: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      files: files.length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }
  })
}
