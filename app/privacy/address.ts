// Removes personal data from the address of the page, so that no script of a form provider can read it there.
import { campaignQuery, redactedQuery } from './redaction.ts'

/** Begins the name of the tab while the page loads itself again. The visitor's referrer follows. */
const KEPT_REFERRER = 'referrer:'

/**
 * On a page with a form, loads the page again without the values of its query if there are any. A second load is
 * needed because the browser's list of performance entries keeps the address of the first one. Returns whether the
 * page is loaded again.
 */
export function reloadWithoutValues(): boolean {
  const { search } = location
  const query = redactedQuery(search)
  if (query === search || !document.querySelector('[data-form-id]')) return false
  const address = new URL(location.href)
  address.search = query
  address.hash = knownHash()
  window.name = `${KEPT_REFERRER}${document.referrer}`
  location.replace(address)
  return true
}

/**
 * Clears the name of the tab, in which a form provider may have left text. After `reloadWithoutValues`, this page
 * itself would be the referrer, so the name says where the visitor came from.
 */
export function clearTabName(): void {
  const { name } = window
  window.name = ''
  const isOwnReload = name.startsWith(KEPT_REFERRER) && document.referrer.startsWith(`${location.origin}/`)
  if (isOwnReload) Object.defineProperty(document, 'referrer', { value: name.slice(KEPT_REFERRER.length) })
}

/**
 * Leaves only campaign values in the address, and an anchor only if the page has it. The address of the not-found
 * page stays, so that the visitor can correct it. The page's referrer policy (app/seo/head.ts) hides it from scripts
 * of later pages, as long as no script changes it.
 */
export function shortenAddress(): void {
  if (document.querySelector('meta[name=referrer]')) return
  const address = new URL(location.href)
  address.search = campaignQuery(location.search)
  address.hash = knownHash()
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The anchor of the address, if the page has it. Browsers set `:target` too late, when they scroll there. */
function knownHash(): string {
  return document.getElementById(location.hash.slice(1)) ? location.hash : ''
}
