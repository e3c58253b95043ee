// Shows what an address names: an element (#id), or a text (#:~:text=). In closed tabs, some browsers can do neither,
// and the others only when the script that closes them has run before they look.
import type { TabsElement } from './tabs.element.ts'

/**
 * Shows the part of the page that the address names, now, whenever that changes, and when a link to it is clicked
 * again, which changes nothing. To an element outside tabs it scrolls once more: the browser may have scrolled there
 * before the tabs above it hid their panels, which moved it.
 */
export function showLinkedPart(): void {
  for (const tabs of document.querySelectorAll<TabsElement>('site-tabs')) tabs.hideUntilFound()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const part = partOf(location)
  // After Back and a reload, the browser restores where the visitor was.
  const isNew = navigation?.type === 'navigate'
  if (!showInTabs(part ?? (isNew ? textNamedBy(navigation.name) : null)) && isNew) part?.scrollIntoView()
  addEventListener('hashchange', () => showInTabs(partOf(location)))
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link?.pathname === location.pathname) showInTabs(partOf(link))
  })
}

function partOf({ hash }: Location | HTMLAnchorElement): Element | null {
  return document.getElementById(hash.slice(1))
}

/** The first element with the text that an address names: `#:~:text=before-,text,end,-after`. */
function textNamedBy(address: string): Element | null {
  const parts = new URLSearchParams(address.split(':~:')[1]).get('text')?.split(',') ?? []
  const text = parts.find((each) => !/^-|-$/.test(each))
  const hasText = (each: Element) => text && each.textContent.includes(text)
  return [...document.querySelectorAll('main :is(p, li, summary)')].find(hasText) ?? null
}

/** Selects the tab of `part`, opens the question around it, and scrolls there. Returns false outside tabs. */
function showInTabs(part: Element | null): boolean {
  const tabs = part?.closest<TabsElement>('site-tabs')
  if (!part || !tabs) return false
  tabs.showPanelOf(part)
  part.closest('details')?.setAttribute('open', '')
  part.scrollIntoView()
  return true
}
