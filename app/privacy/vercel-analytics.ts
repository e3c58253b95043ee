// Reports a page view to Vercel Web Analytics, as its quickstart for plain HTML does: with a queue of commands and a
// script of this site.

interface InsightsWindow extends Window {
  va?: (command: string, data: unknown) => void
  vaq?: [command: string, data: unknown][]
}

const insights: InsightsWindow = window
let isLoaded = false

/** Reports one view of `path`. The first report loads the script at `scriptSrc`, a path on this site. */
export function reportView(scriptSrc: string, path: string): void {
  if (!isLoaded) loadInsightsScript(scriptSrc, path)
  isLoaded = true
  insights.va?.('pageview', { path })
}

function loadInsightsScript(scriptSrc: string, path: string): void {
  // Commands wait in the queue until the script replaces this function.
  insights.va = (...command) => (insights.vaq ??= []).push(command)
  // The insights script adds the address of the page to each event. The reported path replaces it.
  insights.va('beforeSend', (event: object) => ({ ...event, url: location.origin + path }))
  const script = Object.assign(document.createElement('script'), { src: scriptSrc, defer: true })
  // page-views.ts reports each view.
  script.dataset['disableAutoTrack'] = '1'
  document.head.append(script)
}
