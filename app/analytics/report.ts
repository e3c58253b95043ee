// Reports a page view through Vercel Web Analytics' queue. The only file that knows it by name.
import { inject, pageview } from '@vercel/analytics'
import { redactedPath } from './redaction.ts'

let injected = false

/** Reports one view: path plus masked query. Loads the insights script from `scriptSrc`, a path on this site, the first time. */
export function reportView(scriptSrc: string, pathname: string, search: string): void {
  if (!injected) load(scriptSrc)
  pageview({ route: pathname, path: redactedPath(pathname, search) })
}

function load(scriptSrc: string): void {
  injected = true
  // Explicit mode and source: the library must never choose its external debug script. Views are ours to report, or navigations would count twice.
  inject({ mode: 'production', scriptSrc, disableAutoTrack: true, beforeSend: masked })
  // A blocked script is the visitor's choice: no line in the console.
  const script = document.head.querySelector<HTMLScriptElement>(`script[src="${scriptSrc}"]`)
  if (script) script.onerror = null
}

/** The insights script adds the page's address by itself; it gets the masked one too. */
function masked<Event extends { url: string }>(event: Event): Event {
  const url = new URL(event.url, location.origin)
  return { ...event, url: `${url.origin}${redactedPath(url.pathname, url.search)}` }
}
