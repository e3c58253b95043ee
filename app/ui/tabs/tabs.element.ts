// <site-tabs>: selects tabs by click and by key, as the ARIA Authoring Practices describe. Arrow keys, Home and End
// focus another tab and select it. A link to something in a panel selects the tab of that panel.
import { readingDirection } from '../reading-direction.ts'

export class SiteTabs extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => this.#onClick(event))
    this.addEventListener('keydown', (event) => this.#onKeydown(event))
  }

  /** Selects the tab of the panel that holds `target`, opens the question around it, and scrolls there. */
  show(target: Element): void {
    const panel = target.closest('[role=tabpanel]')
    const tab = this.#tabs().find((each) => each.getAttribute('aria-controls') === panel?.id)
    if (!tab) return
    this.#selectTab(tab)
    target.closest('details')?.setAttribute('open', '')
    target.scrollIntoView()
  }

  #onClick(event: MouseEvent): void {
    const tab = closestTab(event)
    if (tab) this.#focusTab(tab)
  }

  #onKeydown(event: KeyboardEvent): void {
    const current = closestTab(event)
    if (!current) return
    const tabs = this.#tabs()
    const index = nextIndex(event.key, tabs.indexOf(current), readingDirection(this))
    if (index === undefined) return
    event.preventDefault()
    // The tab after the last one is the first.
    const next = tabs.at(index % tabs.length)
    if (next) this.#focusTab(next)
  }

  #focusTab(tab: HTMLElement): void {
    tab.focus()
    this.#selectTab(tab)
  }

  #selectTab(selected: HTMLElement): void {
    for (const tab of this.#tabs()) {
      const isSelected = tab === selected
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', isSelected)
    }
  }

  #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=tab]')]
  }
}

/**
 * Shows the element that the address names after #, now and whenever that changes. Selects the tab of an element in
 * tabs. To any other element it scrolls once more: the browser may have scrolled there before the tabs above it hid
 * their panels, which moved it.
 */
export function showLinkedPart(): void {
  const target = targetOfAddress()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After Back and a reload, the browser restores where the visitor was.
  if (target && !showInTabs(target) && navigation?.type === 'navigate') target.scrollIntoView()
  addEventListener('hashchange', () => {
    const changed = targetOfAddress()
    if (changed) showInTabs(changed)
  })
}

function targetOfAddress(): Element | null {
  return document.getElementById(location.hash.slice(1))
}

/** Returns false when `target` is not inside tabs. */
function showInTabs(target: Element): boolean {
  const tabs = target.closest<SiteTabs>('site-tabs')
  tabs?.show(target)
  return tabs !== null
}

function closestTab(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[role=tab]')
}

/**
 * Index of the tab that `key` moves to. It may be -1 (the last tab) or one more than the last index (the first tab).
 * Undefined when the key does not move between tabs.
 */
function nextIndex(key: string, index: number, direction: 1 | -1): number | undefined {
  if (key === 'ArrowRight') return index + direction
  if (key === 'ArrowLeft') return index - direction
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return undefined
}
