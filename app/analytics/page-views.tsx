// Reports each page view once, path plus masked query, through Vercel Web Analytics' queue. The only file that knows it by name.
import { inject, pageview } from '@vercel/analytics'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { redactedPath } from './redaction.ts'

/** Views already reported, by history entry: effects may run twice for one view. */
let reported: string | undefined

export function PageViews({ scriptSrc }: { scriptSrc: string }) {
  const { pathname, search, key } = useLocation()
  useEffect(() => {
    // A hash alone is the same view: it changes the entry's key but not the path.
    const view = `${pathname}${search}`
    if (reported === undefined) {
      // Explicit mode and source: the library must never choose its external debug script. Views are ours to report, or navigations would count twice.
      inject({ mode: 'production', scriptSrc, disableAutoTrack: true, beforeSend: masked })
    }
    if (reported === view) return
    reported = view
    pageview({ route: pathname, path: redactedPath(pathname, search) })
  }, [pathname, search, key, scriptSrc])
  return null
}

/** The insights script adds the page's address by itself; it gets the masked one too. */
function masked<Event extends { url: string }>(event: Event): Event {
  const url = new URL(event.url, location.origin)
  return { ...event, url: `${url.origin}${redactedPath(url.pathname, url.search)}` }
}
