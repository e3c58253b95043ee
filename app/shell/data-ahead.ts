// Fetches the data of pages ahead, for links in view and links under the pointer, within a budget; pages with a form are whole documents (scripts/finish/speculation.ts).
// Nothing of this runs under Save-Data: React does not start there, but on pages with a form, which ask here.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chrome } from 'virtual:chrome'

/** How many pages, of at most 8 KB each (tests/artifact/budgets.test.ts): 48 KB for links in view, as much again for links that are pointed at. */
const IN_VIEW = 6
const POINTED_AT = 6

const LINKS = 'a[href^="/"]:not([data-document])'

/** Paths whose data was asked for since the document was loaded. */
const asked = new Set<string>()
const left = { inView: IN_VIEW, pointedAt: POINTED_AT }

/** Watches the links of the page at hand. `arrived` is given each page's data as it came. */
export function useDataAhead(arrived: (data: string) => Promise<void>): void {
  const { key } = useLocation()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return () => {}
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) fetchAhead(target as HTMLAnchorElement, 'inView', arrived)
    })
    for (const link of document.querySelectorAll(`main ${LINKS}`)) observer.observe(link)
    const point = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS)
      if (link) fetchAhead(link, 'pointedAt', arrived)
    }
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, point, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of events) document.removeEventListener(event, point)
    }
  }, [key, arrived])
}

function fetchAhead({ pathname }: HTMLAnchorElement, why: keyof typeof left, arrived: (data: string) => Promise<void>): void {
  const path = chrome.formerPaths[pathname] ?? pathname
  if (path === location.pathname || asked.has(path) || left[why] === 0) return
  asked.add(path)
  left[why]--
  // The address that the router asks for, which then finds it in the browser's cache (app/policy/http-policy.ts).
  const href = path === '/' ? '/_.data?_routes=home' : `${path}.data?_routes=routes%2Fpage`
  fetch(href, { priority: 'low' })
    .then(async (answer) => (answer.ok ? arrived(await answer.text()) : undefined))
    // Ahead or not at all: the press itself says what is wrong.
    .catch(() => undefined)
}
