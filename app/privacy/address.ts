// What the site does with the address of a page. A link from an email or an app may have a name, a health number or a
// date of birth in its query or its anchor. No report, form provider or later page may learn it. So, in this order
// (app/entry.client.ts):
//
// 1. Read where the visitor came from, and leave only its origin for the scripts that load later.
// 2. On a page with a form: if the browser remembers values of the address, load the page again without them, and do
//    nothing else (clean-address.ts).
// 3. Report the view, with all values masked except campaigns (redaction.ts), unless the visitor's browser asks not
//    to be tracked.
// 4. Remove the rest of the query, which the report needed, and an anchor that the page does not have.
// 5. Start the form. From here on, a provider's script may read what the browser has.
import { parseAddress } from '../parse-address.ts'
import { campaignQuery } from './redaction.ts'

/** The name of the tab while a page loads itself again (clean-address.ts): how often, and where the visitor was. */
const OWN_LOAD = /^reload (\d) (.*)/

/** How the visitor came to the page. */
export interface Arrival {
  /** How often the page has loaded itself again. */
  loads: number
  /** The browser's referrer. */
  referrer: string
  /** Origin of the page that the visitor came from, with a slash, or empty. */
  from: string
}

/** Reads how the visitor came here, and clears the name of the tab, in which a provider may have left text. */
export function readArrival(): Arrival {
  const [, loads = '0', before] = OWN_LOAD.exec(window.name) ?? []
  window.name = ''
  const { referrer } = document
  return { loads: Number(loads), referrer, from: originOf(before ?? referrer) }
}

/** Lets the scripts of the site, such as the analytics, see the origin of the page that the visitor came from. */
export function showOriginOnly({ referrer, from }: Arrival): void {
  if (from !== referrer) Object.defineProperty(document, 'referrer', { value: from })
}

/**
 * The address of the not-found page stays, so that the visitor can correct it. Its referrer policy (app/seo/head.ts)
 * hides it from scripts of later pages, as long as no script changes it.
 */
export function shortenAddress(): void {
  if (document.querySelector('meta[name=referrer]')) return
  const address = new URL(location.href)
  address.search = campaignQuery(location.search)
  address.hash = knownHash()
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The anchor of the address, if the page has it. Browsers set `:target` too late, when they scroll there. */
export function knownHash(): string {
  return document.getElementById(location.hash.slice(1)) ? location.hash : ''
}

/** Origin of an address, with a slash, as a browser writes it. Android apps have one too. Empty if it has none. */
export function originOf(address: string): string {
  const { protocol, host } = parseAddress(address) ?? {}
  return host ? `${protocol}//${host}/` : ''
}
