// Opens and closes the drawer in browsers that lack invoker commands (`command`, `commandfor`) or light dismiss
// (`closedby`). In all browsers, closes the drawer when the visitor presses a link in it.

/** Listens on the document until the visitor leaves the page. */
export function supportDialogCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeFromBackdrop)
  document.addEventListener('click', closeOnLinkPress)
}

function runCommand({ target }: MouseEvent): void {
  const button = (target as Element).closest('[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}

/** A press on the backdrop has the dialog as its target. The drawer covers the page from its own top edge down. */
function closeFromBackdrop({ target, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement)) return
  if (clientY < target.getBoundingClientRect().top) target.close()
}

/** The browser may keep the page and show it again on Back. The drawer must be closed then. */
function closeOnLinkPress({ target }: MouseEvent): void {
  const link = (target as Element).closest('a[href]')
  link?.closest('dialog')?.close()
}
