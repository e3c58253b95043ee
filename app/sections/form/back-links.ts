// A link with `data-back` goes one step back in history if the previous page is one of this site.
// Otherwise it is a plain link.

/** Listens on the document until the visitor leaves the page. */
export function backLinks(): void {
  document.addEventListener('click', (event) => {
    const isBackLink = (event.target as Element).closest('a[data-back]') !== null
    // With one of these keys, the browser opens the link in a new tab or window, or saves it.
    const hasModifierKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!isBackLink || hasModifierKey || !previousPageIsOurs()) return
    event.preventDefault()
    history.back()
  })
}

function previousPageIsOurs(): boolean {
  // The Navigation API lists only pages of this site.
  if ('navigation' in window) return navigation.canGoBack
  return (
    history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  )
}
