// Browsers remember the address of a page in more places than the address bar: the performance entry of the page
// keeps what was loaded, with a text fragment (#:~:text=) and a user name, `navigation.activation` keeps the entry
// before a redirect by script, and `document.referrer` may have the whole address of the page with the link. Another
// realm, such as that of an empty frame, reads them all anew, so hiding them by a property would not help. A form
// page therefore loads itself again at a clean address, which is then the only one that the browser remembers.
import { parseAddress } from '../parse-address.ts'
import { knownHash, originOf, type Arrival } from './address.ts'
import { redactedQuery } from './redaction.ts'

/** The second load is for what the first one left in `navigation.activation.from`. */
const MAX_LOADS = 2

/**
 * Loads the page again if the browser remembers values. Returns `reloading`; `remembered` if that has not helped, so
 * the page must not load its form; or `clean`.
 */
export function cleanAddress(arrival: Arrival): 'clean' | 'reloading' | 'remembered' {
  if (isClean(arrival)) return 'clean'
  const { loads, referrer, from } = arrival
  if (loads >= MAX_LOADS || (loads === 0 && isOwnLoad(referrer))) return 'remembered'
  const address = new URL(location.href)
  address.search = redactedQuery(location.search)
  address.hash = knownHash()
  window.name = `reload ${loads + 1} ${from}`
  // The browser remembers this address as the one before. It differs from the next one in more than the anchor,
  // because a browser would not load that.
  const before = new URL(document.URL)
  before.hash = ''
  before.search = address.search ? '' : '?reload=*'
  history.replaceState(null, '', before)
  location.replace(address)
  return 'reloading'
}

/** Whether the browser remembers no values. An anchor counts as a value until its element is parsed. */
export function isClean({ referrer }: Arrival): boolean {
  const hasWholeReferrer = referrer !== originOf(referrer) && !referrer.startsWith(`${location.origin}/`)
  return !hasWholeReferrer && !rememberedAddresses().some(hasValues)
}

/**
 * Whether the page has loaded itself. A redirect with another Cross-Origin-Opener-Policy clears the name of the tab,
 * and a host that adds values that way would otherwise cause endless loads.
 */
function isOwnLoad(referrer: string): boolean {
  const { activation } = window.navigation ?? {}
  // Browsers without the Navigation API tell only that the visitor comes from a page of this site.
  if (!activation) return referrer.startsWith(`${location.origin}/`)
  return activation.navigationType === 'replace' && activation.from !== null
}

/** The address of the page in every place that may keep a different form of it. */
function rememberedAddresses(): URL[] {
  const { activation } = window.navigation ?? {}
  const addresses = [
    document.URL,
    performance.getEntriesByType('navigation')[0]?.name,
    activation?.entry.url,
    // Any other page that the visitor left has shortened its own address.
    activation?.navigationType === 'replace' && activation.from?.url,
  ]
  return addresses.flatMap((address) => (address && parseAddress(address)) || [])
}

function hasValues({ username, password, search, hash }: URL): boolean {
  return Boolean(username || password) || redactedQuery(search) !== search || !['', knownHash()].includes(hash)
}
