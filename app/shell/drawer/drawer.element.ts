// <site-drawer>: closes the drawer when the visitor clicks a link in it. Also opens and closes it in browsers without
// invoker commands (`command`, `commandfor`) or light dismiss (`closedby`).

export class SiteDrawer extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => this.#closeOnLink(event))
    if (!('closedBy' in HTMLDialogElement.prototype)) {
      this.addEventListener('click', (event) => this.#closeFromBackdrop(event))
    }
    // On the document, because the button that opens the drawer is in the header.
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      document.addEventListener('click', (event) => this.#runCommand(event))
    }
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog')
  }

  /** The browser may cache the page and show it again on Back. The drawer must be closed then. */
  #closeOnLink({ target }: MouseEvent): void {
    if ((target as Element).closest('a[href]')) this.#dialog?.close()
  }

  /** A click on the backdrop has the dialog as its target, and is above the drawer's top edge. */
  #closeFromBackdrop({ target, clientY }: MouseEvent): void {
    const dialog = this.#dialog
    if (dialog && target === dialog && clientY < dialog.getBoundingClientRect().top) dialog.close()
  }

  #runCommand({ target }: MouseEvent): void {
    const button = (target as Element).closest('[commandfor]')
    if (button?.getAttribute('commandfor') !== this.#dialog?.id) return
    if (button?.getAttribute('command') === 'close') this.#dialog?.close()
    else this.#dialog?.showModal()
  }
}
