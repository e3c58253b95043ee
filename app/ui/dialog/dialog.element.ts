// <site-dialog>: closes its dialog when the visitor clicks a link in it. Also opens and closes it in browsers without
// invoker commands (`command`, `commandfor`) or light dismiss (`closedby`).
import { hasModifier } from '../modifier-keys.ts'

export class DialogElement extends HTMLElement {
  /** Whether the last press began on the backdrop. A click may begin in the dialog, while its text is selected. */
  #pressedBackdrop = false

  constructor() {
    super()
    this.addEventListener('click', (event) => this.#closeOnLink(event))
    if (!('closedBy' in HTMLDialogElement.prototype)) {
      this.addEventListener('pointerdown', (event) => (this.#pressedBackdrop = this.#isOnBackdrop(event)))
      this.addEventListener('click', (event) => {
        if (this.#pressedBackdrop && this.#isOnBackdrop(event)) this.#dialog?.close()
      })
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
  #closeOnLink(event: MouseEvent): void {
    const link = (event.target as Element).closest('a[href]:not([href^="tel:"])')
    if (link && !hasModifier(event)) this.#dialog?.close()
  }

  /** On the backdrop, an event has the dialog as its target, and is above or below the dialog. */
  #isOnBackdrop({ target, clientY }: MouseEvent): boolean {
    const dialog = this.#dialog
    if (!dialog || target !== dialog) return false
    const { top, bottom } = dialog.getBoundingClientRect()
    return clientY < top || clientY > bottom
  }

  #runCommand({ target }: MouseEvent): void {
    const button = (target as Element).closest('[commandfor]')
    if (button?.getAttribute('commandfor') !== this.#dialog?.id) return
    if (button?.getAttribute('command') === 'close') this.#dialog?.close()
    else this.#dialog?.showModal()
  }
}
