// <tab-set>: moves between tabs as the ARIA Authoring Practices say (arrows, Home, End; focus follows selection).
// A custom element, since panels must work before React has arrived and after it has failed.

export class TabSet extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => this.#select((event.target as Element).closest('[role=tab]')))
    this.addEventListener('keydown', (event) => this.#step(event))
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=tab]')]
  }

  #step(event: KeyboardEvent): void {
    const tabs = this.#tabs
    const at = tabs.indexOf(event.target as HTMLElement)
    const vertical = this.querySelector('[role=tablist]')?.getAttribute('aria-orientation') === 'vertical'
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ...(vertical && { ArrowDown: at + 1, ArrowUp: at - 1 }) }
    const to = steps[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    const next = tabs.at(to % tabs.length)
    this.#select(next)
    next?.focus()
  }

  #select(chosen: Element | null | undefined): void {
    if (!chosen) return
    for (const tab of this.#tabs) {
      const on = tab === chosen
      tab.setAttribute('aria-selected', String(on))
      tab.tabIndex = on ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', on)
    }
  }
}
