// Shows the rest of the page without styles when the stylesheet does not arrive. Browsers show nothing below the link
// to a stylesheet before they have it.

/** How long the browser may wait for the stylesheet, in ms. */
export const STYLESHEET_WAIT_MS = 4_000

/** Ends the wait after STYLESHEET_WAIT_MS. Styles that arrive later still apply. */
export function endStylesheetWait(): void {
  setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link || link.sheet) return
    // A browser does not wait for styles that are for print only.
    link.media = 'print'
    link.addEventListener('load', () => (link.media = 'all'))
  }, STYLESHEET_WAIT_MS)
}
