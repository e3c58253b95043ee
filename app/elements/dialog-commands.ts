// Dialog buttons for browsers without invoker commands (`command`, `commandfor`) or light dismiss (`closedby`), both new in 2025.

/** Adds what the browser lacks; does nothing where it is built in. */
export function supportDialogCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('button[commandfor]')
      const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    })
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', (event) => {
      const dialog = event.target
      if (dialog instanceof HTMLDialogElement && dialog.getAttribute('closedby') === 'any' && event.clientY < dialog.getBoundingClientRect().top) dialog.close()
    })
  }
}
