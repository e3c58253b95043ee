import { redactedPath, redactedQuery } from './redaction.ts'
import { reportView } from './vercel-analytics.ts'
import { asksNotToBeTracked } from './tracking-signal.ts'

/**
 * Reports the view now, and again when the browser shows the page from the back/forward cache. Reports nothing for
 * visitors whose browser asks not to be tracked.
 */
export function reportPageViews(): void {
  const { insights, analyticsPath } = document.documentElement.dataset
  if (!insights || asksNotToBeTracked()) return
  // The not-found page is at every address that is not a page.
  const path = `${analyticsPath ?? redactedPath(location.pathname)}${redactedQuery(location.search)}`
  const report = () => reportView(insights, path)
  report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report()
  })
}
