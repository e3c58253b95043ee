// Shows what an address names, an element (#id) or a text (#:~:text=), if it is in a closed tab. Some browsers
// cannot, and others look before the script has closed the tabs. A link to an element also moves the focus there.
import { allowFocus } from '../allow-focus.ts'
import { hasModifier } from '../modifier-keys.ts'
import type { TabsElement } from './tabs.element.ts'

/**
 * Shows the part that the address names now, whenever the address changes, and when a link to it is clicked again.
 * The browser has scrolled to a new address already. If tabs above the part have hidden their panels since, it has
 * moved.
 */
export function showLinkedPart(): void {
  const allTabs = [...document.querySelectorAll<TabsElement>('site-tabs')]
  for (const tabs of allTabs) tabs.hideUntilFound()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After Back and a reload, the browser restores where the visitor was.
  const isNew = navigation?.type === 'navigate'
  const part = partOf(location)
  const hasMoved = allTabs.some(
    (tabs) => part && tabs.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const text = part || !isNew ? null : textNamedBy(navigation.name)
  if ((showInTabs(part ?? text) || hasMoved) && isNew) (part ?? text)?.scrollIntoView()
  addEventListener('hashchange', () => showAddressed(partOf(location)))
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const target = link && leadsToPart(link) && !hasModifier(event) ? partOf(link) : null
    if (!target) return
    // The browser then scrolls there, and moves the focus.
    showInTabs(target)
    allowFocus(target)
  })
}

function partOf({ hash }: Location | HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(hash.slice(1))
}

function leadsToPart({ host, pathname, target }: HTMLAnchorElement): boolean {
  return host === location.host && pathname === location.pathname && target === ''
}

/** The first element with the text that an address names: `#:~:text=before-,text,end,-after`. */
function textNamedBy(address: string): Element | null {
  const parts = new URLSearchParams(address.split(':~:')[1]).get('text')?.split(',') ?? []
  const text = parts.find((each) => !/^-|-$/.test(each))
  const hasText = (each: Element) => text && each.textContent.includes(text)
  return [...document.querySelectorAll('main :is(p, li, summary)')].find(hasText) ?? null
}

/** Selects the tab of `part`, and opens the question around it. Returns false outside tabs. */
function showInTabs(part: Element | null): boolean {
  const tabs = part?.closest<TabsElement>('site-tabs')
  if (!part || !tabs) return false
  tabs.showPanelOf(part)
  part.closest('details')?.setAttribute('open', '')
  return true
}

/** Shows `part`, and scrolls there if the browser could not, because it had no place on the page. */
function showAddressed(part: Element | null): void {
  const hadNoPlace = part?.getClientRects().length === 0
  if (showInTabs(part) && hadNoPlace) part?.scrollIntoView()
}
