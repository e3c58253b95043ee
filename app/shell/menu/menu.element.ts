// <site-menu>: closes the menus of the header, which are native <details> elements. Escape closes the open menu and
// returns focus to its button. A click or focus outside closes it, and so does a click on one of its links. The
// browser itself closes a menu when another one opens, because the menus share a name.
import { hasModifier } from '../../ui/modifier-keys.ts'

export class MenuElement extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => this.#onClick(event))
    // These listeners stay, because the header does. Safari moves no focus to a menu that is clicked.
    document.addEventListener('keydown', (event) => this.#onKeydown(event))
    document.addEventListener('pointerdown', (event) => this.#closeFromOutside(event))
    document.addEventListener('focusin', (event) => this.#closeFromOutside(event))
  }

  /** Closes the menu of a clicked link. Otherwise the menu would still be open when the visitor comes back. */
  #onClick(event: MouseEvent): void {
    if ((event.target as Element).closest('a') && !hasModifier(event)) this.#closeMenus()
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    this.querySelector<HTMLElement>('[open] > summary')?.focus()
    this.#closeMenus()
  }

  #closeFromOutside(event: Event): void {
    if (!this.contains(event.target as Node)) this.#closeMenus()
  }

  #closeMenus(): void {
    for (const menu of this.querySelectorAll<HTMLDetailsElement>('details[open]')) menu.open = false
  }
}
