// When a page view is reported: once for each time that a visitor sees the page.
import { reportView } from './report.ts'

/** Reports the view now, and again when the browser shows the kept page after Back or Forward. */
export function reportPageViews(): void {
  const scriptSrc = document.documentElement.dataset['insights']
  if (!scriptSrc) return
  const report = () => reportView(scriptSrc, location.pathname, location.search)
  // A browser may render a page before anybody sees it. That is no view yet.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true })
  } else report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report()
  })
}
