// What a browser does on a full load and a client navigation must do itself: scroll, focus, closed menus.
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { closeMenus } from '../elements/close-menus.ts'

/** Scroll positions by history entry. In memory only: the site stores nothing (product.md, Page views). */
const positions = new Map<string, number>()

/** After a client navigation: menus close, the heading of the page or of its part takes focus, the page scrolls to its top, its hash, or where it was. */
export function useNavigationEffects(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const previous = useRef(location)

  useEffect(() => {
    const from = previous.current
    previous.current = location
    if (from.key === location.key) return
    closeMenus(document)
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    const moved = from.pathname !== location.pathname
    if (moved) focusHeading()
    if (kind === NavigationType.Pop && !location.hash)
      scrollTo({ top: positions.get(location.key) ?? 0, behavior: 'instant' })
    else if (location.hash) scrollToHash(location.hash)
    else if (moved) scrollTo({ top: 0, behavior: 'instant' })
  }, [location, kind])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(location.key, scrollY)
    // A reload or a return from another site is the browser's to restore.
    const handBack = () => (history.scrollRestoration = 'auto')
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', handBack)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', handBack)
    }
  }, [location.key])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) focusOn(heading)
}

/** Gives focus to what takes none by itself, where screen readers then read on and the next Tab begins. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!target) return
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  focusOn(target.querySelector<HTMLElement>('h1, h2, h3') ?? target)
}
