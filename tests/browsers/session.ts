// A browser as both protocols of WebDriver drive it: BiDi over a socket (Firefox) and classic over HTTP (WebKitGTK).
// Our own code, because Debian has no geckodriver, which Selenium needs for Firefox, and Playwright drives only
// browsers that it has downloaded.

export interface Session {
  /** Opens the address and waits until the page has loaded. */
  open(url: string): Promise<void>
  /** Value of a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  /** Performs input: sources of actions, as WebDriver defines them for both protocols. */
  act(actions: readonly object[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  /** Ends the browser and everything that was started for it. */
  end(): Promise<void>
}

/** WebDriver's characters for keys. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const

export type KeyName = keyof typeof KEYS

/** Input that presses one key. */
export function keyPress(key: KeyName): object[] {
  const value = KEYS[key]
  return [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }]
}

/** Input that clicks at a place of the window. */
export function clickAt(x: number, y: number): object[] {
  const actions = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** Input that turns the wheel at a place of the window, or swipes there on a touchpad. */
export function wheelAt(x: number, y: number, deltas: { deltaX: number } | { deltaY: number }): object[] {
  const actions = [{ type: 'scroll', x, y, deltaX: 0, deltaY: 0, duration: 0, ...deltas }]
  return [{ type: 'wheel', id: 'wheel', actions }]
}
