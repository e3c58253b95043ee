// Keeps the form in sight when its frame changes under the visitor.

/**
 * Scrolls to the top of the frame if the visitor is in it and its top is out of sight: in another page of the form,
 * the visitor would otherwise be at its end.
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
