// Keeps a provider's frame from taking the keyboard focus unless the visitor has just clicked or typed.

/**
 * Wait in ms before asking whether the visitor has clicked. The browser may report that a frame has the focus before
 * it reports the click in that frame.
 */
const AFTER_CLICK_MS = 150

/**
 * Returns the focus to the last focused element when `frame` takes it and the visitor has not just clicked or typed.
 * Returns a function that stops this.
 */
export function returnTakenFocus(frame: HTMLIFrameElement): () => void {
  let lastFocused: Element | null = document.activeElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof Element) lastFocused = target
  }
  const onBlur = () => {
    timer = setTimeout(() => {
      if (document.activeElement !== frame || hasJustActed()) return
      frame.blur()
      window.focus()
      if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true })
    }, AFTER_CLICK_MS)
  }
  document.addEventListener('focusin', onFocus)
  addEventListener('blur', onBlur)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', onFocus)
    removeEventListener('blur', onBlur)
  }
}

/** Whether the visitor has just clicked or typed. Both count for the page when they happen in a frame too. */
function hasJustActed(): boolean {
  return navigator.userActivation.isActive
}
