// Reports a page view through Vercel Web Analytics. No other file uses that library.
import { inject, pageview } from '@vercel/analytics'
import { redactedPath } from './redaction.ts'

let isLoaded = false

/**
 * Reports one view: path plus masked query. The first report loads the script at `scriptSrc`, a path on this site.
 */
export function reportView(scriptSrc: string, pathname: string, search: string): void {
  if (!isLoaded) loadInsightsScript(scriptSrc)
  isLoaded = true
  pageview({ route: pathname, path: redactedPath(pathname, search) })
}

function loadInsightsScript(scriptSrc: string): void {
  // Without mode and source, the library may load its debug script from another site.
  // Automatic tracking is off, because page-views.ts reports each view.
  inject({ mode: 'production', scriptSrc, disableAutoTrack: true, beforeSend: maskAddress })
  // The library logs an error when a visitor blocks the script. A blocked script is no fault, so nothing is logged.
  const script = document.head.querySelector<HTMLScriptElement>(`script[src="${scriptSrc}"]`)
  if (script) script.onerror = null
}

/** The insights script adds the address of the page to each event. This function masks that address as well. */
function maskAddress<Event extends { url: string }>(event: Event): Event {
  const url = new URL(event.url, location.origin)
  return { ...event, url: `${url.origin}${redactedPath(url.pathname, url.search)}` }
}
