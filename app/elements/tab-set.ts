// <tab-set>: moves between tabs as the ARIA Authoring Practices say (arrows, Home, End; focus follows selection).
// A custom element, since panels must work before React has arrived and after it has failed.

export class TabSet extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this)
    this.addEventListener('keydown', this)
  }

  handleEvent(event: Event): void {
    const tabs = [...this.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.indexOf((event.target as Element).closest<HTMLElement>('[role=tab]') as HTMLElement)
    const { key } = event as KeyboardEvent
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    if (this.querySelector('[aria-orientation=vertical]'))
      Object.assign(steps, { ArrowDown: at + 1, ArrowUp: at - 1 })
    const to = key ? steps[key] : at
    if (at < 0 || to === undefined) return
    if (key) event.preventDefault()
    const chosen = tabs.at(to % tabs.length)
    chosen?.focus()
    for (const tab of tabs) {
      const on = tab === chosen
      tab.setAttribute('aria-selected', String(on))
      tab.tabIndex = on ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', on)
    }
  }
}
