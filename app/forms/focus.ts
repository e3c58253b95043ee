// Keeps a provider's frame from taking the keyboard focus without an act of the visitor.

/**
 * Time in ms after which the browser has told the page of the press that led into the frame. It may tell the page of
 * the focus first.
 */
const AFTER_PRESS_MS = 150

/**
 * Gives the focus back to where it was when `frame` takes it and the visitor has not pressed anything just before.
 * Returns a function that stops that.
 */
export function returnTakenFocus(frame: HTMLIFrameElement): () => void {
  let lastFocused: Element | null = document.activeElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof Element) lastFocused = target
  }
  const onBlur = () => {
    timer = setTimeout(() => {
      if (document.activeElement !== frame || wasPressed()) return
      frame.blur()
      window.focus()
      if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true })
    }, AFTER_PRESS_MS)
  }
  document.addEventListener('focusin', onFocus)
  addEventListener('blur', onBlur)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', onFocus)
    removeEventListener('blur', onBlur)
  }
}

/** Whether the visitor has pressed a key or the pointer just before. Presses in frames count for the page too. */
function wasPressed(): boolean {
  return navigator.userActivation.isActive
}
