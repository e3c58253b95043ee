// Frames that hold a form: making them, knowing when they are there, letting them say how tall they are.
import type { FormStage } from './provider.ts'

/** Bounds of a frame's height in px: never a slit, never a page without an end. */
const MIN_HEIGHT = 200
const MAX_HEIGHT = 6000

/** The first press must land before the frame grows under the finger; in ms. */
const AFTER_ENTRY = 500

/** A height as a message gave it, within bounds; undefined when it is no height. */
export function boundedHeight(height: unknown): number | undefined {
  const px = typeof height === 'string' && /^\d+(\.\d+)?$/.test(height) ? Number(height) : height
  if (typeof px !== 'number' || !Number.isFinite(px) || px <= 0) return undefined
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(px)))
}

/** What a form in a frame may do. It may lead the whole tab elsewhere only after a click, as payment steps do: not every browser stops it by itself. */
const ALLOWED = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
  'allow-top-navigation-by-user-activation',
]

/** A frame for providers that need no script on this page. */
export function makeFrame({ place, frameTitle }: FormStage, src: string): void {
  const frame = document.createElement('iframe')
  frame.title = frameTitle
  frame.referrerPolicy = 'strict-origin'
  frame.sandbox.add(...ALLOWED)
  frame.src = src
  place.append(frame)
}

/** Puts a frame that a provider's script made under the rules of our own. They count from its next load, so it is taken out and put back at once. */
function confine(frame: HTMLIFrameElement): void {
  if (frame.hasAttribute('sandbox')) return
  frame.sandbox.add(...ALLOWED)
  frame.replaceWith(frame)
}

/** Calls `then` with the first element in `place` that matches, now or later. Returns a function that stops watching. */
export function whenAppears(place: HTMLElement, selector: string, then: (element: Element) => void): () => void {
  const look = () => {
    const found = place.querySelector(selector)
    if (!found) return
    observer.disconnect()
    then(found)
  }
  const observer = new MutationObserver(look)
  observer.observe(place, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/** Reports ready when a frame in the stage's place has loaded, whoever made it, and confines it. */
export function whenFrameLoads({ place, frameTitle, ready }: FormStage): () => void {
  let unlisten: (() => void) | undefined
  const unwatch = whenAppears(place, 'iframe', (element) => {
    const frame = element as HTMLIFrameElement
    frame.title ||= frameTitle
    confine(frame)
    frame.addEventListener('load', ready, { once: true })
    unlisten = () => frame.removeEventListener('load', ready)
  })
  return () => {
    unwatch()
    unlisten?.()
  }
}

/**
 * Lets the frame in `place` set its height by message, once the visitor is in it: before that its room stays as it is, and nothing on the
 * page moves by itself. `read` takes the height out of a message's data; others' messages are not read.
 */
export function followHeight(place: HTMLElement, origin: string, read: (data: unknown) => unknown): () => void {
  let asked: number | undefined
  const apply = () => {
    const frame = place.querySelector('iframe')
    if (frame && asked !== undefined && document.activeElement === frame) frame.style.height = `${asked}px`
  }
  const listener = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender !== origin || source !== place.querySelector('iframe')?.contentWindow) return
    asked = boundedHeight(read(data)) ?? asked
    apply()
  }
  window.addEventListener('message', listener)
  let entering: ReturnType<typeof setTimeout> | undefined
  const enter = () => {
    entering = setTimeout(apply, AFTER_ENTRY)
  }
  // The window loses focus when the visitor steps into a frame of another origin; there is no nearer event.
  window.addEventListener('blur', enter)
  return () => {
    clearTimeout(entering)
    window.removeEventListener('message', listener)
    window.removeEventListener('blur', enter)
  }
}
