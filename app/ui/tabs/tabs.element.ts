// <site-tabs>: selects tabs by click and by key, as the ARIA Authoring Practices describe. Arrow keys, Home and End
// focus another tab and select it. What leads to something in a panel selects the tab of that panel: a link, Find in
// page, or the address of a text (#:~:text=).
import { hasModifier } from '../modifier-keys.ts'
import { readingDirection } from '../reading-direction.ts'

export class TabsElement extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => this.#onClick(event))
    this.addEventListener('keydown', (event) => this.#onKeydown(event))
  }

  /**
   * Lets browsers find the text of closed panels, if they can find hidden text. Until the page is parsed, the
   * stylesheet hides the panels.
   */
  hideUntilFound(): void {
    const selected = this.querySelector<HTMLElement>('[aria-selected=true]')
    if (selected) this.#selectTab(selected)
    this.dataset['findable'] = ''
  }

  /** Selects the tab of the panel that holds `target`. */
  showPanelOf(target: Element): void {
    const tab = this.#tabs().find((each) => panelOf(each)?.contains(target))
    if (tab) this.#selectTab(tab)
  }

  #onClick(event: MouseEvent): void {
    const tab = closestTab(event)
    if (tab) this.#focusTab(tab)
  }

  #onKeydown(event: KeyboardEvent): void {
    const current = closestTab(event)
    if (!current || hasModifier(event)) return
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
      const panel = panelOf(tab)
      if (!panel) continue
      panel.toggleAttribute('data-active', isSelected)
      // Screen readers would announce a closed panel by its role and name, and then nothing.
      setAttribute(panel, 'role', isSelected && 'tabpanel')
      setAttribute(panel, 'aria-labelledby', isSelected && tab.id)
      // TypeScript does not know this value. Browsers that do not know it either hide the panel.
      this.#boxOf(panel).hidden = (!isSelected && 'until-found') as boolean
    }
  }

  /**
   * The box around the content of a panel, in its shadow tree. It is hidden in place of the panel, because the reader
   * views of Firefox and Safari drop what has the attribute `hidden` with its texts, and do not see shadow trees.
   */
  #boxOf(panel: HTMLElement): HTMLElement {
    const known = panel.shadowRoot?.querySelector('div')
    if (known) return known
    const box = document.createElement('div')
    box.part.add('box')
    box.append(document.createElement('slot'))
    // The browser has found a text in it.
    box.addEventListener('beforematch', () => this.showPanelOf(panel))
    panel.attachShadow({ mode: 'open' }).append(box)
    return box
  }

  #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=tab]')]
  }
}

/** Sets the attribute, or removes it when `value` is false. */
function setAttribute(element: Element, name: string, value: string | false): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '')
}

function closestTab(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[role=tab]')
}

/**
 * Index of the tab that `key` moves to. It may be -1 (the last tab) or one more than the last index (the first tab).
 * Undefined when the key does not move between tabs.
 */
function nextIndex(key: string, index: number, direction: 1 | -1): number | undefined {
  const keys: Record<string, number> = {
    ArrowRight: index + direction,
    ArrowLeft: index - direction,
    Home: 0,
    End: -1,
  }
  return keys[key]
}
