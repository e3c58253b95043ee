// <menu-bar>: what native details lack as menus: Escape closes and gives focus back, a press or focus elsewhere closes.
import { closeMenus } from './close-menus.ts'

export class MenuBar extends HTMLElement {
  #outside = (event: Event): void => {
    if (!this.contains(event.target as Node)) closeMenus(this)
  }

  connectedCallback(): void {
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      const open = this.querySelector<HTMLDetailsElement>('details[open]')
      open?.querySelector('summary')?.focus()
      closeMenus(this)
    })
    document.addEventListener('pointerdown', this.#outside)
    document.addEventListener('focusin', this.#outside)
  }

  disconnectedCallback(): void {
    document.removeEventListener('pointerdown', this.#outside)
    document.removeEventListener('focusin', this.#outside)
  }
}
