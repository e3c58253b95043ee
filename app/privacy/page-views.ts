// When a page view is reported: once for each time that a visitor sees the page.
import { redactedQuery } from './redaction.ts'
import { reportView } from './report.ts'

/** Global Privacy Control (globalprivacycontrol.org) is not in the types of TypeScript yet. */
type NavigatorWithSignal = Navigator & { globalPrivacyControl?: boolean }

/**
 * Reports the view now, and again when the browser shows the page from the back/forward cache. Reports nothing for
 * visitors whose browser asks not to be tracked.
 */
export function reportPageViews(): void {
  const { insights, analyticsPath } = document.documentElement.dataset
  const { globalPrivacyControl, doNotTrack } = navigator as NavigatorWithSignal
  if (!insights || globalPrivacyControl || doNotTrack === '1') return
  const path = `${analyticsPath}${redactedQuery(location.search)}`
  const report = () => reportView(insights, path)
  report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report()
  })
}
