// <site-dialog>: closes its dialog when the visitor clicks a link in it. Also opens and closes it in browsers without
// invoker commands (`command`, `commandfor`) or light dismiss (`closedby`).

export class DialogElement extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => this.#closeOnLink(event))
    if (!('closedBy' in HTMLDialogElement.prototype)) {
      this.addEventListener('click', (event) => this.#closeFromBackdrop(event))
    }
    // On the document, because the button that opens the dialog may be elsewhere.
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      document.addEventListener('click', (event) => this.#runCommand(event))
    }
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog')
  }

  /**
   * A link may lead to a part of this page, and the browser may show this page again on Back. A phone number is still
   * needed during the call.
   */
  #closeOnLink({ target }: MouseEvent): void {
    if ((target as Element).closest('a[href]:not([href^="tel:"])')) this.#dialog?.close()
  }

  /** A click on the backdrop has the dialog as its target, and is above or below the dialog. */
  #closeFromBackdrop({ target, clientY }: MouseEvent): void {
    const dialog = this.#dialog
    if (!dialog || target !== dialog) return
    const { top, bottom } = dialog.getBoundingClientRect()
    if (clientY < top || clientY > bottom) dialog.close()
  }

  #runCommand({ target }: MouseEvent): void {
    const button = (target as Element).closest('[commandfor]')
    if (button?.getAttribute('commandfor') !== this.#dialog?.id) return
    if (button?.getAttribute('command') === 'close') this.#dialog?.close()
    else this.#dialog?.showModal()
  }
}
