// Frames that hold a form: adds them, sandboxes them, and tells when they have loaded or sent a message.
import { returnTakenFocus } from './focus.ts'
import type { FormStage } from './lifecycle.ts'
import { showTop } from './sight.ts'

/** What a form in a frame may do. It may not navigate the tab or start a download. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
]

/** Adds a frame to the stage: one that a provider's code has made, or a new one for a provider that needs none. */
export function addFrame({ place, frameTitle }: FormStage, frame: string | HTMLIFrameElement): void {
  const added = typeof frame === 'string' ? document.createElement('iframe') : frame
  added.title = frameTitle
  added.referrerPolicy = 'strict-origin'
  added.sandbox.add(...SANDBOX)
  if (typeof frame === 'string') added.src = frame
  place.append(added)
}

/**
 * Sandboxes every frame that a script of the page creates from now on, before it loads. Returns a function that stops
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
 * Sandboxes a frame that a provider's script made from HTML text. The rules apply from the next load, so the frame is
 * inserted again, and the provider gets a second request.
 */
function sandboxFrame(frame: HTMLIFrameElement): void {
  if (frame.hasAttribute('sandbox')) return
  frame.sandbox.add(...SANDBOX)
  frame.replaceWith(frame)
}

/** Calls `then` with the first frame in `place`, now or later. Returns a function that stops watching. */
function whenFrameAppears(place: HTMLElement, then: (frame: HTMLIFrameElement) => void): () => void {
  const look = () => {
    const frame = place.querySelector('iframe')
    if (!frame) return
    observer.disconnect()
    then(frame)
  }
  const observer = new MutationObserver(look)
  observer.observe(place, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/**
 * Sandboxes the frame that appears in the stage's place, and reports `opened` when it has loaded. That does not prove
 * that it shows the form: an error page loads too. A later load is another page of the form, which begins at its top.
 * Returns a function that stops watching.
 */
export function whenFrameLoads({ place, frameTitle, shown, opened, failed }: FormStage): () => void {
  const cleanups = [sandboxNewFrames()]
  cleanups.push(
    whenFrameAppears(place, (frame) => {
      frame.title ||= frameTitle
      cleanups.push(failWhenRefused(frame, failed), returnTakenFocus(frame, shown))
      sandboxFrame(frame)
      let hasLoaded = false
      const onLoad = () => {
        if (hasLoaded) showTop(frame)
        else opened()
        hasLoaded = true
      }
      frame.addEventListener('load', onLoad)
      cleanups.push(() => frame.removeEventListener('load', onLoad))
    }),
  )
  return () => cleanups.forEach((cleanUp) => cleanUp())
}

/**
 * Calls `failed` when the Content-Security-Policy refuses the frame. The browser then loads an empty document.
 * Returns a function that stops this.
 */
function failWhenRefused({ src }: HTMLIFrameElement, failed: () => void): () => void {
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && src.startsWith(blockedURI)) failed()
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => document.removeEventListener('securitypolicyviolation', onViolation)
}

/** Whether the form's frame has sent a message, from the form's origin or another that `isProvider` accepts. */
export function isFromFrame(
  { place, form }: FormStage,
  { origin, source }: MessageEvent<unknown>,
  isProvider = (from: string) => from === form.origin,
): boolean {
  return source === place.querySelector('iframe')?.contentWindow && isProvider(origin)
}

/** Calls `then` for each message of the form's frame, and of no other window. Returns a function that stops this. */
export function whenFrameSends(
  stage: FormStage,
  then: (data: unknown) => void,
  isProvider?: (origin: string) => boolean,
): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (isFromFrame(stage, event, isProvider)) then(event.data)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
