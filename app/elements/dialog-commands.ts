// Dialog buttons for browsers without invoker commands (`command`, `commandfor`) or light dismiss (`closedby`), both new in 2025.

/** Adds what the browser lacks; does nothing where it is built in. */
export function supportDialogCommands(): void {
  document.addEventListener('click', ({ target, clientY }) => {
    const element = target as Element
    const button = 'commandForElement' in HTMLButtonElement.prototype ? null : element.closest('[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null
    if (button?.getAttribute('command') === 'close') dialog?.close()
    else dialog?.showModal()
    if (
      element.matches('dialog[closedby=any]') &&
      !('closedBy' in element) &&
      clientY < element.getBoundingClientRect().top
    )
      (element as HTMLDialogElement).close()
  })
}
