// People with a mouse or a touch screen, in Chromium.
import type { Page } from '@playwright/test'
import { waitForPaint } from '../waits.ts'
import type { Visit } from './visit.client.ts'
import type { Person } from './walk.ts'

declare const visit: Visit

const look: (page: Page) => Person['look'] = (page) => async (way) => {
  await waitForPaint(page)
  return page.evaluate((to) => ({ ...visit.look(to), position: scrollY }), way)
}

/** Clicks, and turns the wheel. */
export function withMouse(page: Page): Person {
  return {
    look: look(page),
    press: (x, y) => page.mouse.click(x, y),
    scroll: async (by, x, y) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, by)
    },
    escape: () => page.keyboard.press('Escape'),
  }
}

/** A page begins to move when a finger has moved by this number of px. */
const SLOP = 15

/** Taps, and drags the page. */
export async function withFinger(page: Page): Promise<Person> {
  const session = await page.context().newCDPSession(page)
  const touch = (x: number, ...heights: number[]) => {
    const start = Date.now() / 1000
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        // The browser takes it for the time of the touch. The finger rests before it leaves, so that the page stops.
        timestamp: start + seconds,
        touchPoints: y === undefined ? [] : [{ x, y }],
      })
    const moves = heights.map((y, index) => send(index === 0 ? 'touchStart' : 'touchMove', index / 60, y))
    return Promise.all([...moves, send('touchEnd', 1)])
  }
  return {
    ...withMouse(page),
    press: (x, y) => touch(x, y),
    scroll: (by, x) => {
      const middle = (page.viewportSize()?.height ?? 0) / 2
      const way = by + Math.sign(by) * SLOP
      return touch(x, middle + way / 2, middle - way / 2)
    },
  }
}
