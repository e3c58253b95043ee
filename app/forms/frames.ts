// Frames that hold a form: adding them, waiting for them, and letting them set their height.
import { MAX_HEIGHT, MIN_HEIGHT } from '../content/schema/references.ts'
import { returnTakenFocus } from './focus.ts'
import type { FormStage } from './provider.ts'

/**
 * Time in ms between the visitor entering a frame and the frame growing. A frame that grows during a press would move
 * the button under the finger.
 */
const AFTER_ENTRY_MS = 500

/** A height from a message, in px and within bounds. Undefined when it is no height. */
export function boundedHeight(height: unknown): number | undefined {
  const px = typeof height === 'string' && /^\d+(\.\d+)?$/.test(height) ? Number(height) : height
  if (typeof px !== 'number' || !Number.isFinite(px) || px <= 0) return undefined
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(px)))
}

/**
 * What a form in a frame may do. It may not navigate the tab or start a download. An adapter whose provider needs one
 * of these adds it.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
]

/** Adds a frame for a provider that needs no script on the page. */
export function addFrame({ place, frameTitle }: FormStage, src: string): void {
  const frame = document.createElement('iframe')
  frame.title = frameTitle
  frame.referrerPolicy = 'strict-origin'
  frame.sandbox.add(...SANDBOX)
  frame.src = src
  place.append(frame)
}

/**
 * Sandboxes every frame that a script of the page creates from now on, before it loads. Returns a function that ends
 * this.
 */
function sandboxNewFrames(): () => void {
  const create = document.createElement.bind(document)
  const createSandboxed = (name: string, options?: ElementCreationOptions) => {
    const made = create(name, options)
    if (made instanceof HTMLIFrameElement) made.sandbox.add(...SANDBOX)
    return made
  }
  document.createElement = createSandboxed as typeof document.createElement
  return () => void Reflect.deleteProperty(document, 'createElement')
}

/**
 * Sandboxes a frame that a provider's script made from text. The rules apply from the next load, so the frame is
 * inserted again, and the provider gets a second request.
 */
function sandboxFrame(frame: HTMLIFrameElement): void {
  if (frame.hasAttribute('sandbox')) return
  frame.sandbox.add(...SANDBOX)
  frame.replaceWith(frame)
}

/**
 * Calls `then` with the first element in `place` that matches, now or later. Returns a function that stops watching.
 */
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

/**
 * Reports opened when a frame in the stage's place has loaded, and sandboxes the frame. An error page loads too, so
 * this is no proof. Returns a function that stops watching.
 */
export function whenFrameLoads({ place, frameTitle, opened, failed }: FormStage): () => void {
  const endings = [sandboxNewFrames()]
  endings.push(
    whenAppears(place, 'iframe', (element) => {
      const frame = element as HTMLIFrameElement
      frame.title ||= frameTitle
      endings.push(failWhenRefused(frame, failed), returnTakenFocus(frame))
      sandboxFrame(frame)
      frame.addEventListener('load', opened, { once: true })
      endings.push(() => frame.removeEventListener('load', opened))
    }),
  )
  return () => {
    for (const end of endings) end()
  }
}

/** Calls `failed` when the page's content policy refuses the frame. The browser then loads an empty document. */
function failWhenRefused({ src }: HTMLIFrameElement, failed: () => void): () => void {
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && src.startsWith(blockedURI)) failed()
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => document.removeEventListener('securitypolicyviolation', onViolation)
}

/**
 * Calls `then` for each message from the frame in `place`. Messages from other origins and windows are ignored.
 * Returns a function that stops listening.
 */
export function whenFrameSends(place: HTMLElement, origin: string, then: (data: unknown) => void): () => void {
  const onMessage = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender === origin && source === place.querySelector('iframe')?.contentWindow) then(data)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

/**
 * Lets the frame in `place` set its height by message. The height changes only while the visitor is in the frame, or
 * where the frame grows below the end of the window, so that nothing in sight moves without a reason. `read` takes
 * the height from a message's data. Messages from other origins are ignored. Returns a function that stops listening.
 */
export function followHeight(place: HTMLElement, origin: string, read: (data: unknown) => unknown): () => void {
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
  const stopListening = whenFrameSends(place, origin, (data) => {
    wantedHeight = boundedHeight(read(data)) ?? wantedHeight
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
