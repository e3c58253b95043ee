// Keeps a provider's frame from taking the keyboard focus while it loads. Any later focus is the visitor's: a screen
// reader or voice control moves it without a key or click that a browser would report.

/**
 * Wait in ms before asking whether the visitor has clicked. The browser may report that a frame has the focus before
 * it reports the click in that frame.
 */
const AFTER_CLICK_MS = 150
/** Time in ms in which a form that is shown still runs the code of its start. */
const SETTLE_MS = 1_000
/** Time in ms for which browsers count a click or key as an activation. */
const ACTIVATION_MS = 5_000
/** Time in ms in which the Tab key moves the focus. */
const TAB_MS = 100

/**
 * Returns the focus to the last focused element when `frame` takes it before `shown`, or soon after without a click
 * or key of the visitor that could have moved it there. Returns a function that stops this.
 */
export function returnTakenFocus(frame: HTMLIFrameElement, shown: Promise<void>): () => void {
  let lastFocused: Element | null = document.activeElement
  let lastKey: KeyboardEvent | undefined
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new AbortController()

  /** A click or key in a frame counts for the page too. A key that the page has seen leads into the frame by Tab. */
  const visitorMoved = (at: number) => {
    if (!isActive()) return false
    const sinceKey = at - (lastKey?.timeStamp ?? Number.NEGATIVE_INFINITY)
    return sinceKey > ACTIVATION_MS || (lastKey?.key === 'Tab' && sinceKey < TAB_MS) || frame.matches(':hover')
  }
  const giveBack = () => {
    if (document.activeElement !== frame) return
    frame.blur()
    window.focus()
    if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true })
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof Element) lastFocused = target
  }
  const onBlur = ({ timeStamp }: Event) => {
    // Nobody can reach a frame that is still hidden.
    const wasHidden = !isShown
    timer = setTimeout(() => {
      if (wasHidden || !visitorMoved(timeStamp)) giveBack()
    }, AFTER_CLICK_MS)
  }
  document.addEventListener('focusin', onFocus, listeners)
  document.addEventListener('keydown', (event) => (lastKey = event), listeners)
  addEventListener('blur', onBlur, listeners)
  void shown.then(() => {
    isShown = true
    // In a window or tab that is not in front, the browser reports no blur.
    giveBack()
    setTimeout(() => listeners.abort(), SETTLE_MS)
  })
  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}

/** Whether the visitor has clicked or pressed a key just now. A browser that cannot tell counts as a yes. */
function isActive(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation }
  return userActivation?.isActive ?? true
}
