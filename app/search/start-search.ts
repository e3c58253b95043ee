// Loads the search when a visitor focuses or clicks one of its controls: the Search link of the header, or a field.
// Both have the attribute `data-search`.

/** Makes the header's link a button, and listens until the visitor leaves the page. */
export function startSearch(): void {
  const link = document.querySelector('a[data-search]')
  if (link) link.role = 'button'
  for (const type of ['focusin', 'click', 'keydown']) document.addEventListener(type, load)
}

function load(event: Event): void {
  const control = (event.target as Element).closest<HTMLInputElement | HTMLAnchorElement>('[data-search]')
  if (!control) return
  const isLink = 'href' in control
  // Browsers press a button with Space, but not a link.
  const isPress = isLink && (event.type === 'click' || (event as KeyboardEvent).key === ' ')
  if (isPress) event.preventDefault()
  // A field may have been focused before this script ran, so a key in it counts too.
  else if (isLink && event.type !== 'focusin') return
  import('./search.ts')
    .then((search) => search.answer(control, isPress))
    .catch(() => {
      // Without the search, the link leads to the list of concerns.
      if (isPress) location.assign(control.href)
    })
}
