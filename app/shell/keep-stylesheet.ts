// The stylesheet stands after the first section of the first page (build/finish/place-styles.ts), and would go with it.

/** A line that has stalled must not keep the words of the next page back for long. */
const LONGEST_WAIT_MS = 1_500

let inPage: HTMLLinkElement | null | undefined
let kept: Promise<void> | undefined

/** Remembers the page's link to the stylesheet; called before React, which may take the page away. */
export function noteStylesheet(): void {
  inPage = document.querySelector<HTMLLinkElement>('[data-styles] link')
}

/**
 * Adds a second link to the stylesheet, which stays, and waits until it holds; once. At the end of the document, since Chromium reads fonts
 * anew, and swaps those that came late, when a sheet comes before another. Not before a page ahead is likely: every element is styled anew by it.
 */
export function keepStylesheet(): Promise<void> {
  kept ??= addLink()
  return kept
}

async function addLink(): Promise<void> {
  const link = inPage?.cloneNode() as HTMLLinkElement | undefined
  if (!link) return
  const settled = new Promise((done) => {
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    setTimeout(done, LONGEST_WAIT_MS)
  })
  document.body.append(link)
  await settled
}
