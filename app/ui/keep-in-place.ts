// Keeps what a visitor clicks where it is. A question closes the one above it. Some browsers scroll the page to
// compensate, and Safari never does.

/** After a click on a question or a tab, scrolls back by as far as it has moved. */
export function keepInPlace(): void {
  addEventListener('click', ({ target }) => {
    const clicked = (target as Element).closest('summary, [role=tab]')
    if (!clicked) return
    const topOf = () => clicked.getBoundingClientRect().top
    const top = topOf()
    if (!('name' in HTMLDetailsElement.prototype)) closeOthers(clicked.parentElement)
    // After the browser has opened and closed answers, and before it paints them.
    requestAnimationFrame(() => {
      // The menu of phones scrolls, and the page under it must not.
      for (let at = clicked.parentElement; at && at.tagName !== 'DIALOG'; at = at.parentElement) {
        const moved = topOf() - top
        if (Math.abs(moved) >= 1) at.scrollBy({ top: moved, behavior: 'instant' })
      }
    })
  })
}

/** Closes what has the same name as `clicked`. Newer browsers do this themselves. */
function closeOthers(clicked: Element | null): void {
  const name = clicked?.getAttribute('name')
  if (!name) return
  for (const each of document.querySelectorAll(`details[name="${name}"][open]`))
    if (each !== clicked) each.removeAttribute('open')
}
