// A visitor in one browser: what the tests do in Firefox and in WebKit alike.
import { expect, vi } from 'vitest'

export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End'

export interface Visitor {
  goto(url: string): Promise<void>
  /** Presses the mouse on the middle of the first visible element that matches. */
  click(selector: string): Promise<void>
  press(key: KeyName): Promise<void>
  /** Value of a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  size(width: number, height: number): Promise<void>
  back(): Promise<void>
  /** Ends the browser and everything that was started for it. */
  leave(): Promise<void>
}

/** Starts a browser. Rejects when it is not installed. */
export type StartVisitor = () => Promise<Visitor>

/** Longest wait for something that must become true. */
const WAIT_LIMIT_MS = 15_000
const INTERVAL_MS = 50

/** Waits until the JavaScript expression is true in the page. Fails with the expression after WAIT_LIMIT_MS. */
export async function until(visitor: Visitor, expression: string): Promise<void> {
  // A page that is being left answers with an error.
  const isTrue = () => visitor.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)
  await expect.poll(isTrue, { timeout: WAIT_LIMIT_MS, interval: INTERVAL_MS, message: expression }).toBe(true)
}

interface Point {
  x: number
  y: number
}

/** Middle of the first visible match, once it no longer moves. Scrolls it out from under the header. */
export async function restingPlace(evaluate: Visitor['evaluate'], selector: string): Promise<Point> {
  let before: Point | null = null
  const rest = async () => {
    const now: Point | null = await evaluate<Point | null>(middleOf(selector))
    const rests = now !== null && now.x === before?.x && now.y === before.y
    before = now
    if (!rests || !now) throw new Error(`Nothing that matches ${selector} is visible and at rest.`)
    return { x: Math.round(now.x), y: Math.round(now.y) }
  }
  return vi.waitFor(rest, { timeout: WAIT_LIMIT_MS, interval: INTERVAL_MS })
}

/** Null while the element is animated, and while it has not yet been scrolled into the window. */
const middleOf = (selector: string) => `(() => {
  const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())
  if (!element) return null
  const moves = ({ playState, timeline, effect }) => playState === 'running' && timeline === document.timeline &&
    effect.target?.contains(element) && Number.isFinite(effect.getComputedTiming().endTime)
  if (document.getAnimations().some(moves)) return null
  if (!element.closest('header, dialog')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return top + height / 2 > innerHeight ? null : { x: left + width / 2, y: top + height / 2 }
})()`
