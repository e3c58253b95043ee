// Keeps the form in sight when it moves to another of its pages.

/**
 * Scrolls to the top of the frame if the visitor is in it and its top is out of sight. Otherwise the visitor would
 * land at the bottom of the form's next page.
 */
export function showTop(frame: HTMLIFrameElement): void {
  const { top } = frame.getBoundingClientRect()
  const isInSight = top >= headerHeight() && top < innerHeight
  if (document.activeElement === frame && !isInSight) frame.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** The sticky header covers the top of the window. The styles say how much of it (base.css). */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
