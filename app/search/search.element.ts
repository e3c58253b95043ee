// <site-search>: its link opens the dialog, and its field finds pages once a visitor has focused it. The code and
// the data for this load only then.
import { hasModifier } from '../ui/modifier-keys.ts'

export class SearchElement extends HTMLElement {
  #started = false

  connectedCallback(): void {
    this.querySelector('a')?.setAttribute('role', 'button')
    this.addEventListener('click', (event) => this.#onClick(event))
    this.addEventListener('keydown', (event) => this.#onKeydown(event))
    this.addEventListener('focusin', (event) => this.#onFocus(event))
  }

  #onClick(event: MouseEvent | KeyboardEvent): void {
    if (!(event.target as Element).closest('[role=button]') || hasModifier(event)) return
    event.preventDefault()
    const template = this.querySelector<HTMLTemplateElement>('a + template')
    template?.replaceWith(template.content)
    this.querySelector('dialog')?.showModal()
    this.querySelector('input')?.focus()
  }

  #onKeydown(event: KeyboardEvent): void {
    // In browsers, Space activates a button, but not a link.
    if (event.key === ' ') this.#onClick(event)
    // The field may have been focused before this script ran.
    this.#onFocus(event)
  }

  #onFocus({ target }: Event): void {
    if (this.#started || !(target as Element).closest('input')) return
    this.#started = true
    import('./combobox.ts')
      .then((combobox) => combobox.startCombobox(this))
      .catch(() => {
        this.#started = false
        // Without the search, the dialog leads to the list of concerns.
        this.querySelector<HTMLElement>('dialog a')?.click()
      })
  }
}
