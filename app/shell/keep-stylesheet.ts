// The stylesheet stands after the first section of the first page (scripts/finish/place-styles.ts), and would go with it.

let kept: Promise<void> | undefined

/**
 * Adds a second link to the stylesheet, which stays, and waits until it holds; once. At the end of the document, since Chromium reads fonts
 * anew, and swaps those that came late, when a sheet comes before another. Not before it is needed: every element is styled anew by it.
 */
export function keepStylesheet(): Promise<void> {
  kept ??= addLink()
  return kept
}

async function addLink(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('[data-styles] link')
  if (!link) return
  const copy = link.cloneNode() as HTMLLinkElement
  const settled = new Promise((done) => {
    copy.addEventListener('load', done)
    copy.addEventListener('error', done)
  })
  document.body.append(copy)
  await settled
}
