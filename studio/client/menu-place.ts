// Where an open menu stands.

/** Puts a menu that has just opened below its button, inside the window, with its first act in focus. */
export function placeMenu(menu: HTMLElement, state: string): void {
  if (state !== 'open') return
  const button = document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`)?.getBoundingClientRect()
  if (!button) return
  menu.style.top = `${Math.min(button.bottom + 4, innerHeight - menu.offsetHeight - 8)}px`
  menu.style.left = `${Math.min(button.left, innerWidth - menu.offsetWidth - 8)}px`
  menu.querySelector<HTMLElement>('button:enabled')?.focus()
}
