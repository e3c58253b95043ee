// Shows the rest of a page whose stylesheet does not arrive. Browsers show nothing below its link until then.

/** How long a page waits for its stylesheet, in ms. */
export const STYLESHEET_WAIT_MS = 4_000

/** After a while, stops the wait. The styles apply when they arrive. */
export function endStylesheetWait(): void {
  setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link || link.sheet) return
    // A browser does not wait for styles that are for print only.
    link.media = 'print'
    link.addEventListener('load', () => (link.media = 'all'))
  }, STYLESHEET_WAIT_MS)
}
