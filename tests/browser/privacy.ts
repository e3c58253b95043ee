// What a visit stores in the browser, and which other sites the page contacts.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { BuiltPage } from '../artifact/built.ts'
import { drawn, started } from './fixtures.ts'
import { isProvider } from './provider.ts'

/** Opens everything on each page, in one context. Fails when a page stores something or contacts a third party. */
export async function expectPrivateVisit(page: Page, context: BrowserContext, pages: readonly BuiltPage[]) {
  const contacted = new Set<string>()
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== process.env['SITE_ORIGIN']) contacted.add(url.href)
  })
  for (const { path, html } of pages) {
    // A new document first: the requests of the page before belong to that page.
    await page.goto('about:blank')
    contacted.clear()
    await page.goto(`${path}?q=jane@example.com&phone=403-555-0142`)
    await started(page)
    await openEverything(page)
    const mayContactProvider = html.includes('data-form-id')
    const others = [...contacted].filter((url) => !(mayContactProvider && isProvider(new URL(url))))
    expect(others, `${path} contacts no other site`).toEqual([])
    expect(await stored(page), `${path} stores nothing`).toEqual(NOTHING)
  }
  expect(await context.cookies(), 'No cookies of any site').toEqual([])
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

const NOTHING = { local: 0, session: 0, databases: 0, caches: 0, workers: 0 }

async function stored(page: Page): Promise<typeof NOTHING> {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}
