// A window that a provider's script opens on a form page is cut off from the pages after it.
import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { testOn } from './test-on.ts'

/** Opens a window at the next click, as a script may, and marks it. */
const OPEN_AT_CLICK = `addEventListener('click', () => { open('about:blank', 'helper').mark = 'opened' })`

/** The mark of the window by its name: a page finds only windows of its own group. */
const MARK = `(() => { try { return open('', 'helper')?.mark ?? 'none' } catch { return 'none' } })()`

export function windowVisits(visitor: Visitor): void {
  testOn('a form', 'a window that was opened on its page is out of reach of the next page', async ({ path }) => {
    await visitor.open(path)
    await visitor.evaluate(`(() => { ${OPEN_AT_CLICK} })()`)
    await visitor.click('h1')
    await visitor.until(`${MARK} === 'opened'`)
    await visitor.evaluate(`document.querySelector('header a[href="/"]').click()`)
    await visitor.until(`location.pathname === '/' && document.readyState === 'complete'`)
    expect(await visitor.evaluate<string>(MARK)).toBe('none')
  })
}
