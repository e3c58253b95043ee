// Fetches the data of pages ahead, for links in view and links under the pointer, within a budget; pages with a form are whole documents (build/finish/speculation.ts).
// Nothing of this runs under Save-Data: React does not start there, but on pages with a form, which ask here.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chrome } from 'virtual:chrome'
import type { PageData } from '../content/page.ts'
import { keepStylesheet } from './keep-stylesheet.ts'
import { fetchPageData } from './page-data.ts'

/** How many pages, of at most 8 KB each (tests/artifact/budgets.test.ts): 48 KB for links in view, as much again for links that are pointed at. */
const IN_VIEW = 6
const POINTED_AT = 6

const LINKS = 'a[href^="/"]:not([data-document])'

/** Paths whose data was asked for since the document was loaded. */
const asked = new Set<string>()
const left = { inView: IN_VIEW, pointedAt: POINTED_AT }

type Arrived = (page: PageData) => Promise<void>

/** Watches the links of the page at hand. `arrived` is given each page's data as it came. */
export function useDataAhead(arrived: Arrived): void {
  const { key } = useLocation()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return () => {}
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) fetchAhead(target as HTMLAnchorElement, 'inView', arrived)
    })
    for (const link of document.querySelectorAll(`main ${LINKS}`)) observer.observe(link)
    const point = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS)
      if (!link) return
      fetchAhead(link, 'pointedAt', arrived)
      // Takes its time on a slow phone: now, not at the press.
      void keepStylesheet()
    }
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, point, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of events) document.removeEventListener(event, point)
    }
  }, [key, arrived])
}

function fetchAhead({ pathname }: HTMLAnchorElement, why: keyof typeof left, arrived: Arrived): void {
  const path = chrome.formerPaths[pathname] ?? pathname
  if (path === location.pathname || asked.has(path) || left[why] === 0) return
  asked.add(path)
  left[why]--
  // The router asks for the same address, and finds it in the browser's cache (hosting/policy/http-policy.ts).
  fetchPageData(path, { priority: 'low' })
    .then(arrived)
    // Ahead or not at all: the press itself says what is wrong.
    .catch(() => undefined)
}
