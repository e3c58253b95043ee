// One report for each page view: the first load and every navigation, never two.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reportView } from './report.ts'

/** The view that was reported last. An effect may run twice for one view, and a hash alone is the same view. */
let reported: string | undefined

export function PageViews({ scriptSrc }: { scriptSrc: string }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const view = `${pathname}${search}`
    if (reported === view) return
    reported = view
    reportView(scriptSrc, pathname, search)
  }, [pathname, search, scriptSrc])
  return null
}
