// Shows what an address names, an element (#id) or a text (#:~:text=), if it is in a closed tab. Some browsers
// cannot, and others look before the script has closed the tabs.
import type { TabsElement } from './tabs.element.ts'

/**
 * Shows the part that the address names now, whenever the address changes, and when a link to it is clicked again. An
 * element outside tabs has moved when the tabs above it hid their panels, so it scrolls there once more.
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
