// Lets a form in a frame set the height of the frame by message.
import { whenFrameSends } from './frames.ts'
import type { FormStage } from './lifecycle.ts'
import { MAX_HEIGHT, MIN_HEIGHT } from './providers.ts'

/**
 * Time in ms between the visitor entering a frame and the frame growing. A frame that grows during a click would move
 * the button under the finger.
 */
const AFTER_ENTRY_MS = 500

/** A height from a message, in px and within bounds. Undefined when it is not a height. */
export function boundedHeight(height: unknown): number | undefined {
  const px = typeof height === 'string' && /^\d+(\.\d+)?$/.test(height) ? Number(height) : height
  if (typeof px !== 'number' || !Number.isFinite(px) || px <= 0) return undefined
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(px)))
}

/**
 * Follows the heights that the form's frame sends; `read` finds the height in a message. The first one proves that
 * the form is ready. The frame changes its height only while the visitor is in it, or where it grows below the
 * bottom of the window, so that nothing in view moves unexpectedly. Returns a function that stops this.
 */
export function followHeight(stage: FormStage, read: (data: unknown) => unknown): () => void {
  const { place, ready } = stage
  let wantedHeight: number | undefined
  let entryTimer: ReturnType<typeof setTimeout> | undefined
  const applyHeight = () => {
    const frame = place.querySelector('iframe')
    if (!frame || wantedHeight === undefined) return
    const { bottom } = frame.getBoundingClientRect()
    // In wide windows the frame is zoomed. Styles and messages have its height before the zoom, messages in whole px.
    const height = Math.ceil(Number.parseFloat(getComputedStyle(frame).height))
    const growsOutOfSight = bottom > innerHeight && wantedHeight > height
    if (document.activeElement === frame || growsOutOfSight) frame.style.height = `${wantedHeight}px`
  }
  const stopListening = whenFrameSends(stage, (data) => {
    const height = boundedHeight(read(data))
    if (height === undefined) return
    wantedHeight = height
    ready()
    applyHeight()
  })
  // The window loses focus when the visitor enters a frame of another origin. Browsers send no other event for that.
  const onBlur = () => {
    entryTimer = setTimeout(applyHeight, AFTER_ENTRY_MS)
  }
  addEventListener('blur', onBlur)
  return () => {
    clearTimeout(entryTimer)
    stopListening()
    removeEventListener('blur', onBlur)
  }
}
