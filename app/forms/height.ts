// Lets a form in a frame set the height of the frame.
import { MAX_HEIGHT, MIN_HEIGHT } from '../schema/form-height.ts'
import type { FormStage } from './lifecycle.ts'
import { showTop } from './sight.ts'

/**
 * Time in ms between the visitor entering a frame and the frame growing. A frame that grows during a click would move
 * the button under the finger.
 */
const AFTER_ENTRY_MS = 500

/** A frame that loses this part of its height shows another page of the form. */
const OTHER_PAGE = 0.25

/** A height from a message, in px and within bounds. Undefined when it is not a height. */
export function boundedHeight(height: unknown): number | undefined {
  const px = typeof height === 'string' && /^\d+(\.\d+)?$/.test(height) ? Number(height) : height
  if (typeof px !== 'number' || !Number.isFinite(px) || px <= 0) return undefined
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(px)))
}

interface FrameHeight {
  /** Sets the height that the form wants. Returns whether it is a height. */
  want(height: unknown): boolean
  stop(): void
}

/**
 * Follows the heights that the form wants, within bounds. The frame changes its height only while the visitor is in
 * it, or where it grows below the bottom of the window, so that nothing in view moves unexpectedly.
 */
export function followHeight({ place }: FormStage): FrameHeight {
  let wantedHeight: number | undefined
  let entryTimer: ReturnType<typeof setTimeout> | undefined
  const applyHeight = () => {
    const frame = place.querySelector('iframe')
    if (!frame || wantedHeight === undefined) return
    const before = frame.getBoundingClientRect()
    // In wide windows the frame is zoomed. Styles and messages have its height before the zoom, messages in whole px.
    const height = Math.ceil(Number.parseFloat(getComputedStyle(frame).height))
    const growsOutOfSight = before.bottom > innerHeight && wantedHeight > height
    if (document.activeElement !== frame && !growsOutOfSight) return
    frame.style.height = `${wantedHeight}px`
    if (hasLeftVisitor(frame, before.height)) showTop(frame)
  }
  // The window loses focus when the visitor enters a frame of another origin. Browsers send no other event for that.
  const onBlur = () => {
    entryTimer = setTimeout(applyHeight, AFTER_ENTRY_MS)
  }
  addEventListener('blur', onBlur)
  return {
    want(given) {
      const height = boundedHeight(given)
      wantedHeight = height ?? wantedHeight
      if (height !== undefined) applyHeight()
      return height !== undefined
    },
    stop() {
      clearTimeout(entryTimer)
      removeEventListener('blur', onBlur)
    },
  }
}

/** Whether a frame that was `before` px high has become so short that the visitor is no longer where they were. */
function hasLeftVisitor(frame: HTMLIFrameElement, before: number): boolean {
  const { bottom, height } = frame.getBoundingClientRect()
  return height < before && (bottom < innerHeight / 2 || height <= before * (1 - OTHER_PAGE))
}
