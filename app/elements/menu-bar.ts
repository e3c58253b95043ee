// <menu-bar>: what native details lack as menus: Escape closes and gives focus back, a press or focus elsewhere closes.
import { closeMenus } from './close-menus.ts'

const EVENTS = ['keydown', 'pointerdown', 'focusin']

export class MenuBar extends HTMLElement {
  connectedCallback(): void {
    for (const type of EVENTS) document.addEventListener(type, this)
  }

  disconnectedCallback(): void {
    for (const type of EVENTS) document.removeEventListener(type, this)
  }

  handleEvent(event: Event): void {
    const inside = this.contains(event.target as Node)
    const escape = (event as KeyboardEvent).key === 'Escape'
    if (inside && escape) this.querySelector<HTMLElement>('[open] summary')?.focus()
    // Any other key: nothing. A press or focus inside: the browser closes the menu before by itself.
    if (inside ? escape : event.type !== 'keydown') closeMenus(this)
  }
}
