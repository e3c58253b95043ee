// Removes what a form provider's script may have stored in the browser. The site itself stores nothing.
import { CLEAR_STORAGE } from '../paths.ts'

/**
 * Deletes the cookies that scripts can read, and asks the host to clear all other storage if there is any. For pages
 * without a form. A header on the page itself would delay every page, and the prefetch of a link would clear the
 * storage of a form that is still open.
 */
export async function clearStorage(): Promise<void> {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) deleteCookie(cookie)
  // Safari before 17 cannot estimate, and ignores what the host asks for.
  const { usage } = (await (navigator.storage as Partial<StorageManager>).estimate?.()) ?? {}
  if (!usage && !localStorage.length && !sessionStorage.length) return
  localStorage.clear()
  sessionStorage.clear()
  await fetch(CLEAR_STORAGE, { cache: 'no-store' })
}

/**
 * Deletes a cookie (`name=value`, or a value without a name). It must name the cookie's folder and kind, which
 * scripts cannot read, so it tries all. A cookie for all hosts of the domain stays, because it may belong to another
 * of the clinic's websites.
 */
function deleteCookie(cookie: string): void {
  const name = cookie.includes('=') ? cookie.split('=')[0] : ''
  const folders = location.pathname.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/'))
  for (const path of folders.flatMap((folder) => [folder, `${folder}/`]).filter(Boolean))
    for (const kind of ['', '; secure', '; secure; partitioned'])
      document.cookie = `${name}=x; path=${path}; max-age=0${kind}`
}
