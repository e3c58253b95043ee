// The field in a <site-search> is a combobox with a list of results, as the ARIA Authoring Practices describe it:
// list autocomplete with manual selection. Focus stays in the field; arrow keys select a result, and Enter opens it.
import { SEARCH_PATH, type SearchData } from './search-data.ts'
import { finder, type Find, type Findings } from './find.ts'
import { hasModifier } from '../ui/modifier-keys.ts'
import { resultElements } from './results.ts'

/** Waits for a pause in typing, so that a screen reader does not speak at every keypress. In ms. */
const ANNOUNCE_AFTER_MS = 500

/** Loads the search data and starts the combobox in `search`. Rejects when the data cannot be loaded. */
export async function startCombobox(search: HTMLElement): Promise<void> {
  const response = await fetch(SEARCH_PATH)
  new Combobox(search, (await response.json()) as SearchData).start()
}

class Combobox {
  readonly #data: SearchData
  readonly #find: Find
  readonly #input: HTMLInputElement
  readonly #status: HTMLElement
  readonly #note: HTMLElement
  readonly #list: HTMLElement
  readonly #template: HTMLTemplateElement
  #announcement: ReturnType<typeof setTimeout> | undefined

  constructor(search: HTMLElement, data: SearchData) {
    this.#data = data
    this.#find = finder(data)
    this.#input = partOf(search, 'input')
    this.#status = partOf(search, '[role=status]')
    this.#note = partOf(search, '[role=status] + p')
    this.#list = partOf(search, '[role=listbox]')
    this.#template = partOf(search, 'template')
  }

  /** Shows results for what is in the field, now and whenever it changes. */
  start(): void {
    this.#input.setAttribute('aria-autocomplete', 'list')
    this.#input.addEventListener('input', () => this.#show())
    this.#input.addEventListener('keydown', (event) => this.#onKeydown(event))
    // A click on a result must not move the focus from the field.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#show()
  }

  #show(): void {
    const words = this.#input.value.trim()
    const findings = words.length > 1 ? this.#find(words) : undefined
    this.#select(undefined)
    this.#list.replaceChildren(...(findings ? resultElements(findings, this.#data.help, this.#template) : []))
    for (const [index, option] of this.#options().entries()) option.id = `${this.#list.id}-${index}`
    this.#list.hidden = !findings
    this.#input.setAttribute('aria-expanded', String(findings !== undefined))
    this.#note.hidden = !findings?.isGuess
    clearTimeout(this.#announcement)
    this.#announcement = setTimeout(() => this.#announce(findings), ANNOUNCE_AFTER_MS)
  }

  #announce(findings: Findings | undefined): void {
    const { results, oneResult } = this.#data.messages
    const count = this.#options().length
    const urgent = findings?.emergencies.map(({ name, numbers }) => `${name}: ${numbers[0]?.text}.`) ?? []
    const counted = count === 1 ? oneResult : `${count} ${results}`
    // Guesses are not counted: after "We couldn't find anything", "5 results" would confuse.
    const outcome = findings && (findings.isGuess ? this.#note.textContent : counted)
    this.#status.textContent = [...urgent, outcome].join(' ')
  }

  #onKeydown(event: KeyboardEvent): void {
    const options = this.#options()
    if (options.length === 0 || hasModifier(event)) return
    const selected = options.findIndex(isSelected)
    const action = {
      ArrowDown: () => this.#select(options[selected + 1] ?? options[0]),
      ArrowUp: () => this.#select(options.at(Math.max(selected, 0) - 1)),
      Enter: () => this.#open(options[selected], options[0]),
      Escape: () => this.#clear(),
    }[event.key]
    if (!action || event.isComposing) return
    event.preventDefault()
    action()
  }

  /** Opens the selected result, or else the first. If that is a number, it is only selected: no slip may call it. */
  #open(selected: HTMLElement | undefined, first: HTMLElement | undefined): void {
    if (selected || !first?.matches('[href^="tel:"]')) (selected ?? first)?.click()
    else this.#select(first)
  }

  #clear(): void {
    this.#input.value = ''
    this.#show()
  }

  #select(selected: HTMLElement | undefined): void {
    for (const option of this.#options()) option.setAttribute('aria-selected', String(option === selected))
    if (selected) this.#input.setAttribute('aria-activedescendant', selected.id)
    else this.#input.removeAttribute('aria-activedescendant')
    selected?.scrollIntoView({ block: 'nearest' })
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')]
  }
}

function isSelected(option: HTMLElement): boolean {
  return option.getAttribute('aria-selected') === 'true'
}

function partOf<Part extends Element>(search: HTMLElement, selector: string): Part {
  const part = search.querySelector<Part>(selector)
  if (!part) throw new Error(`<site-search> has no ${selector}.`)
  return part
}
