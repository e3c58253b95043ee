// A window that a provider's script opens on a form page is cut off from the pages after it.
import { expect, test } from 'vitest'
import { pathWith } from '../../browser/page-kinds.ts'
import type { Visitor } from '../visitor.ts'

/** Opens a window at the next click, as a script may, and marks it. */
const OPEN_AT_CLICK = `addEventListener('click', () => { open('about:blank', 'helper').mark = 'opened' })`

/** The mark of the window by its name: a page finds only windows of its own group. */
const MARK = `(() => { try { return open('', 'helper')?.mark ?? 'none' } catch { return 'none' } })()`

export function windowVisits(visitor: Visitor): void {
  test('a window that was opened on a form page is out of reach of the next page', async () => {
    await visitor.open(pathWith('a form'))
    await visitor.evaluate(`(() => { ${OPEN_AT_CLICK} })()`)
    await visitor.click('h1')
    await visitor.until(`${MARK} === 'opened'`)
    await visitor.evaluate(`document.querySelector('header a[href="/"]').click()`)
    await visitor.until(`location.pathname === '/' && document.readyState === 'complete'`)
    expect(await visitor.evaluate<string>(MARK)).toBe('none')
  })
}
