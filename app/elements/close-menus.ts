// Closes the header's menus; shared by <menu-bar> and by navigation, which must not load the element on the server.

/** Closes every open menu under `root`. */
export function closeMenus(root: ParentNode): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[open][name=menu]')) menu.open = false
}
