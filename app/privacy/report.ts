// Reports a page view through Vercel Web Analytics. No other file uses that library.
import { inject, pageview } from '@vercel/analytics'

let isLoaded = false

/** Reports one view of `path`. The first report loads the script at `scriptSrc`, a path on this site. */
export function reportView(scriptSrc: string, path: string): void {
  if (!isLoaded) loadInsightsScript(scriptSrc, path)
  isLoaded = true
  pageview({ path })
}

function loadInsightsScript(scriptSrc: string, path: string): void {
  // Without mode and source, the library may load its debug script from another site.
  // Automatic tracking is off, because page-views.ts reports each view.
  // The insights script adds the address of the page to each event. The reported path replaces it.
  inject({
    mode: 'production',
    scriptSrc,
    disableAutoTrack: true,
    beforeSend: (event) => ({ ...event, url: location.origin + path }),
  })
  // The library logs an error when a visitor blocks the script. That is not an error, so this removes the logging.
  const script = document.head.querySelector<HTMLScriptElement>(`script[src="${scriptSrc}"]`)
  if (script) script.onerror = null
}
