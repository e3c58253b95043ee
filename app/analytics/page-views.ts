// When a page view is reported: once for each time that a visitor sees the page.
import { reportView } from './report.ts'

/** Reports the view now, and again when the browser shows the page from the back/forward cache. */
export function reportPageViews(): void {
  const scriptSrc = document.documentElement.dataset['insights']
  if (!scriptSrc) return
  const report = () => reportView(scriptSrc, location.pathname, location.search)
  // The browser may prerender a page. That counts as a view only once the visitor opens it.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true })
  } else report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report()
  })
}
