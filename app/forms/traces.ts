// What a provider's scripts leave on the page outside their mount: listeners, globals, elements. Recorded, so that it can be taken away.

const LOADED = 'script[src], link[rel="stylesheet"], iframe[src]'

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
]
type Recorder = (target: EventTarget, listening: Listening) => void

/** Records from now on. The returned function stops and removes what scripts from `origins` added, and the `globals` that were not there before. */
export function recordTraces(origins: readonly string[], globals: readonly string[]): () => void {
  const page = window as unknown as Record<string, unknown>
  const elementsBefore = new Set(document.querySelectorAll(LOADED))
  const newGlobals = globals.filter((name) => page[name] === undefined)
  const removeListeners = recordListeners(origins)
  return () => {
    removeListeners()
    for (const element of document.querySelectorAll(LOADED)) {
      if (!elementsBefore.has(element) && isFrom(element, origins)) element.remove()
    }
    for (const name of newGlobals) {
      // A `var` at the top of a classic script can't be deleted, only emptied.
      if (!Reflect.deleteProperty(window, name)) page[name] = undefined
    }
  }
}

const recorders = new Set<Recorder>()

/** Whose listener it is tells `document.currentScript`, so this covers what a script adds while it loads, not what its callbacks add later. */
function recordListeners(origins: readonly string[]): () => void {
  const recorded: [EventTarget, Listening][] = []
  const recorder: Recorder = (target, listening) => {
    if (isFrom(document.currentScript, origins)) recorded.push([target, listening])
  }
  if (recorders.size === 0) for (const target of [window, document]) tapListeners(target)
  recorders.add(recorder)
  return () => {
    for (const [target, listening] of recorded.splice(0)) target.removeEventListener(...listening)
    if (recorders.delete(recorder) && recorders.size === 0)
      for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener')
  }
}

function tapListeners(target: Window | Document): void {
  target.addEventListener = function (this: EventTarget | undefined, ...listening: Listening) {
    // Called without a target, as a bare addEventListener(…), it means the window.
    const listened = this ?? target
    for (const recorder of recorders) recorder(listened, listening)
    EventTarget.prototype.addEventListener.apply(listened, listening)
  }
}

/** Whether an element was loaded from one of the origins. */
function isFrom(element: Element | null, origins: readonly string[]): boolean {
  const address = element?.getAttribute('src') ?? element?.getAttribute('href')
  return Boolean(address) && origins.includes(new URL(address ?? '', document.baseURI).origin)
}
