// Keeps what a visitor presses where it is. A question closes the one above it, and browsers differ in whether they then
// move the page to compensate: Safari never does.

/** After a click on a question or a tab, scrolls what contains it by as far as it was moved. */
export function keepInPlace(): void {
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary, [role=tab]')
    if (!pressed) return
    const topOf = () => pressed.getBoundingClientRect().top
    const top = topOf()
    // By then the browser has opened and closed what the click opens and closes. It has not painted it yet.
    requestAnimationFrame(() => {
      // The menu of phones scrolls, and the page under it must not.
      for (let at = pressed.parentElement; at && at.tagName !== 'DIALOG'; at = at.parentElement) {
        const moved = topOf() - top
        if (Math.abs(moved) >= 1) at.scrollBy({ top: moved, behavior: 'instant' })
      }
    })
  })
}
