// <back-link>: its link goes one step back in history if the previous page is one of this site. Otherwise, and
// without scripts, it is a plain link to the parent page.

export class BackLink extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => this.#goBack(event))
  }

  #goBack(event: MouseEvent): void {
    // With one of these keys, the browser opens the link in a new tab or window, or saves it.
    const hasModifierKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (hasModifierKey || !previousPageIsOurs()) return
    event.preventDefault()
    history.back()
  }
}

function previousPageIsOurs(): boolean {
  // The Navigation API lists only pages of this site.
  if ('navigation' in window) return navigation.canGoBack
  return (
    history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  )
}
