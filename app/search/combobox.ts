// A search field with a list of results, as the ARIA Authoring Practices describe a combobox: list autocomplete with
// manual selection. Focus stays in the field; arrow keys select a result and Enter opens it.
import { element } from './element.ts'
import type { Findings, Search } from './find.ts'
import { optionsIn, resultElements } from './results.ts'
import styles from './results.module.css'

/** Waits for a pause in typing, so that a screen reader does not speak at every key. In ms. */
const ANNOUNCE_AFTER_MS = 500

export class Combobox {
  readonly #input: HTMLInputElement
  readonly #search: Search
  readonly #list: HTMLElement
  readonly #note = element('p', { class: styles.note, hidden: '' })
  readonly #status = element('p', { class: 'visually-hidden', role: 'status' })
  #announcement: ReturnType<typeof setTimeout> | undefined

  constructor(input: HTMLInputElement, search: Search) {
    this.#input = input
    this.#search = search
    const { field } = search.data.messages
    this.#list = element('div', {
      id: `${input.id}-results`,
      role: 'listbox',
      class: styles.list,
      'aria-label': field,
      hidden: '',
    })
  }

  /** Adds the list of results after the `search` element around the field, and shows results for what is in it. */
  start(): void {
    const input = this.#input
    input.closest('search')?.after(this.#status, this.#note, this.#list)
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': this.#list.id,
      'aria-expanded': 'false',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.addEventListener('input', () => this.#show())
    input.addEventListener('keydown', (event) => this.#onKeydown(event))
    // A click on a result must not move the focus from the field.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#show()
  }

  #show(): void {
    const words = this.#input.value.trim()
    const { data, find } = this.#search
    const findings = words.length > 1 ? find(words) : undefined
    this.#select(undefined)
    this.#list.replaceChildren(...(findings ? resultElements(findings, data, this.#list.id) : []))
    this.#list.hidden = !findings
    this.#input.ariaExpanded = String(findings !== undefined)
    this.#note.textContent = findings?.isGuess ? data.messages.none : ''
    this.#note.hidden = !findings?.isGuess
    clearTimeout(this.#announcement)
    this.#announcement = setTimeout(() => this.#announce(findings), ANNOUNCE_AFTER_MS)
  }

  #announce(findings: Findings | undefined): void {
    const { none, results, oneResult } = this.#search.data.messages
    if (!findings) {
      this.#status.textContent = ''
      return
    }
    const count = optionsIn(this.#list).length
    const urgent = findings.emergencies.map(({ name, numbers }) => `${name}: ${numbers[0]?.text}.`)
    const notes = findings.isGuess ? [none] : []
    this.#status.textContent = [...urgent, ...notes, count === 1 ? oneResult : `${count} ${results}`].join(' ')
  }

  #onKeydown(event: KeyboardEvent): void {
    const options = [...optionsIn(this.#list)]
    if (options.length === 0) return
    const selected = options.findIndex((option) => option.ariaSelected === 'true')
    const action = {
      ArrowDown: () => this.#select(options[selected + 1] ?? options[0]),
      ArrowUp: () => this.#select(options.at(Math.max(selected, 0) - 1)),
      // Without a selected result, Enter selects the first, so that a visitor hears what it opens.
      Enter: () => (selected < 0 ? this.#select(options[0]) : options[selected]?.click()),
      Escape: () => this.#clear(),
    }[event.key]
    if (!action || event.isComposing) return
    event.preventDefault()
    action()
  }

  #clear(): void {
    this.#input.value = ''
    this.#show()
  }

  #select(selected: HTMLElement | undefined): void {
    for (const option of optionsIn(this.#list)) option.ariaSelected = String(option === selected)
    if (selected) this.#input.setAttribute('aria-activedescendant', selected.id)
    else this.#input.removeAttribute('aria-activedescendant')
    selected?.scrollIntoView({ block: 'nearest' })
  }
}
