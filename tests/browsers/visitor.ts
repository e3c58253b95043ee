// A visitor in Firefox or WebKit: what the tests do in both.
import { expect, vi } from 'vitest'
import { clickAt, keyPress, wheelAt, type KeyName, type Session } from './session.ts'

/** Longest wait for something that must become true: as long as that of Playwright (playwright.config.ts). */
const WAIT = { timeout: 30_000, interval: 50 }

export class Visitor {
  readonly #session: Session
  readonly #site: string

  constructor(session: Session, site: string) {
    this.#session = session
    this.#site = site
  }

  /** Opens `path` and waits until the starter script has run. */
  async open(path: string): Promise<void> {
    await this.#session.open(`${this.#site}${path}`)
    await this.until(`customElements.get('site-menu')`)
  }

  /** Opens a page on which no script runs. */
  openWithoutScripts(url: string): Promise<void> {
    return this.#session.open(url)
  }

  /** Clicks the middle of the first visible element that matches, once it no longer moves. */
  async click(selector: string): Promise<void> {
    await this.#session.act(clickAt(...(await this.#middle(selector))))
  }

  /** Scrolls the first visible element that matches by `deltaX` px to the right. */
  async swipe(selector: string, deltaX: number): Promise<void> {
    await this.#session.act(wheelAt(...(await this.#middle(selector)), { deltaX }))
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#session.act(clickAt(Math.round(x), Math.round(y)))
  }

  /** Scrolls what is at a place of the window down by `deltaY` px, as the wheel does. */
  wheelAt(x: number, y: number, deltaY: number): Promise<void> {
    return this.#session.act(wheelAt(Math.round(x), Math.round(y), { deltaY }))
  }

  async #middle(selector: string): Promise<[number, number]> {
    let last = ''
    const place = await vi.waitFor(async () => {
      const now = await this.evaluate<[number, number] | null>(middleOf(selector))
      const isAtRest = now !== null && String(now) === last
      last = String(now)
      if (!isAtRest) throw new Error(`Nothing that matches ${selector} is visible and at rest.`)
      return now
    }, WAIT)
    return [Math.round(place[0]), Math.round(place[1])]
  }

  press(key: KeyName): Promise<void> {
    return this.#session.act(keyPress(key))
  }

  /** Value of a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T> {
    return this.#session.evaluate<T>(expression)
  }

  /** Waits until the JavaScript expression is true in the page. */
  async until(expression: string): Promise<void> {
    // A page that is being left answers with an error.
    const isTrue = () => this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)
    await expect.poll(isTrue, { ...WAIT, message: expression }).toBe(true)
  }

  /** Scrolls to each picture of the content in turn, and waits until it is shown. */
  async seePictures(): Promise<void> {
    const count = await this.evaluate<number>(`document.querySelectorAll('main img').length`)
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index++) {
      const picture = `document.querySelectorAll('main img')[${index}]`
      if (!(await this.evaluate(`${picture}.getBoundingClientRect().width > 0`))) continue
      await this.evaluate(`void ${picture}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await this.until(`${picture}.complete && ${picture}.naturalWidth > 0 && ${picture}.checkVisibility()`)
    }
  }

  resize(width: number): Promise<void> {
    return this.#session.resize(width, 844)
  }

  back(): Promise<void> {
    return this.#session.back()
  }
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
  return top + height / 2 > innerHeight ? null : [left + width / 2, top + height / 2]
})()`
