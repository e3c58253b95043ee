import { redactedQuery } from './redaction.ts'
import { reportView } from './report.ts'
import { asksNotToBeTracked } from './tracking-signal.ts'

/**
 * Reports the view now, and again when the browser shows the page from the back/forward cache. Reports nothing for
 * visitors whose browser asks not to be tracked.
 */
export function reportPageViews(): void {
  const { insights, analyticsPath } = document.documentElement.dataset
  if (!insights || asksNotToBeTracked()) return
  const path = `${analyticsPath}${redactedQuery(location.search)}`
  const report = () => reportView(insights, path)
  report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report()
  })
}
