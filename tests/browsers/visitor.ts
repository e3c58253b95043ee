// A visitor in one browser: what the behaviour tests ask of Firefox and of WebKit alike.

export const KEYS = ['Tab', 'Enter', 'Escape', 'Space', 'ArrowRight', 'ArrowLeft', 'Home', 'End'] as const
export type KeyName = (typeof KEYS)[number]

export interface Visitor {
  goto(url: string): Promise<void>
  /** A press of the mouse on the middle of the first element that matches and can be seen. */
  click(selector: string): Promise<void>
  press(key: KeyName): Promise<void>
  /** Value of a JavaScript expression in the page. */
  ask<T>(expression: string): Promise<T>
  size(width: number, height: number): Promise<void>
  back(): Promise<void>
  /** Ends the browser and whatever was started for it. */
  leave(): Promise<void>
}

/** Why a browser can't be visited here; the tests are skipped and say so. */
export class Missing extends Error {
  override name = 'Missing'
}

/** Asks until the expression is true, or throws with what it asked after ten seconds. */
export async function until(visitor: Visitor, expression: string): Promise<void> {
  const end = Date.now() + 10_000
  for (;;) {
    if (await visitor.ask<boolean>(`Boolean(${expression})`)) return
    if (Date.now() > end) throw new Error(`Never became true: ${expression}`)
    await new Promise((later) => setTimeout(later, 50))
  }
}

interface Point {
  x: number
  y: number
}

/** Middle of the first match that can be seen, scrolled clear of the sticky header, once it has come to rest. Throws when nothing matches. */
export async function restingPlace(ask: Visitor['ask'], selector: string): Promise<Point> {
  let before: Point | null = null
  let still = 0
  for (let tries = 0; tries < 100; tries++) {
    const now: Point | null = await ask<Point | null>(middleOf(selector))
    if (!now) throw new Error(`Nothing to be seen matches ${selector}.`)
    still = now.x === before?.x && now.y === before.y ? still + 1 : 0
    if (still === 3) return { x: Math.round(now.x), y: Math.round(now.y) }
    before = now
    await new Promise((later) => setTimeout(later, 60))
  }
  throw new Error(`${selector} does not come to rest.`)
}

const middleOf = (selector: string) => `(() => {
  const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())
  if (!element) return null
  if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  // What slides in is on its way as long as it lies outside.
  if (top + height / 2 > innerHeight) return { x: Math.random(), y: 0 }
  return { x: left + width / 2, y: top + height / 2 }
})()`
