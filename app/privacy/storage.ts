// Removes what a form provider's script may have stored in the browser. The site itself stores nothing.
import { CLEAR_STORAGE } from '../paths.ts'

/**
 * On a page without a form, deletes the cookies that scripts can read, and asks the host to clear all other storage
 * if there is any. A header on the page itself would delay every page, and the prefetch of a link would clear the
 * storage of a form that is still open.
 */
export async function clearStorage(): Promise<void> {
  if (document.querySelector('[data-form-id]')) return
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  const { usage } = await navigator.storage.estimate()
  if (usage || localStorage.length || sessionStorage.length) await fetch(CLEAR_STORAGE, { cache: 'no-store' })
}
