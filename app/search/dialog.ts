// The dialog of the header's Search button. It is made when it first opens, so that no document has to carry it.
import { Combobox } from './combobox.ts'
import styles from './dialog.module.css'
import { element } from './element.ts'
import type { Search } from './find.ts'

let dialog: HTMLDialogElement | undefined

/** Opens the dialog. `chooser` is the address of the list of all concerns. */
export function openDialog(search: Search, chooser: string): void {
  dialog ??= makeDialog(search, chooser)
  dialog.showModal()
}

function makeDialog(search: Search, chooser: string): HTMLDialogElement {
  const { title, field, example, close, hint, privacy, all } = search.data.messages
  const input = element('input', {
    id: 'search-field',
    class: styles.field,
    type: 'search',
    placeholder: example,
    autofocus: '',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-describedby': 'search-hint',
  })
  const made = element(
    'dialog',
    { class: styles.dialog, closedby: 'any', 'aria-labelledby': 'search-title', 'data-ground': 'paper' },
    element(
      'div',
      { class: styles.sheet },
      element(
        'div',
        { class: styles.head },
        element('h2', { id: 'search-title' }, title),
        element('button', { type: 'button', class: styles.close }, close),
      ),
      element('search', {}, element('label', { for: input.id, class: 'visually-hidden' }, field), input),
      element(
        'p',
        { class: styles.hint },
        element('span', { id: 'search-hint' }, hint),
        ` ${privacy} `,
        element('a', { href: chooser }, all),
      ),
    ),
  )
  made.addEventListener('click', ({ target }) => {
    // The sheet covers the dialog, so a click on the dialog itself is a click on its backdrop.
    if (target === made || (target as Element).closest('button')) made.close()
  })
  document.body.append(made)
  new Combobox(input, search).start()
  return made
}
