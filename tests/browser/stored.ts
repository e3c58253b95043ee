// What a visit stores in the browser.
import type { Page } from '@playwright/test'

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
