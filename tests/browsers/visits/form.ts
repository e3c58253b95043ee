// A form is shown, and goes with its page. Needs the local form service.
import { expect, test } from 'vitest'
import { isLocal } from '../../browser/provider.ts'
import { HAS_DIRECT_LINK_AND_PHONE, pathWith } from '../page-path.ts'
import type { Visitor } from '../visitor.ts'

export function formVisits(visitor: () => Visitor): void {
  test.runIf(isLocal)('a form is shown, and is gone when its page is left', async () => {
    await visitor().open(pathWith('a form'))
    await visitor().until(`document.querySelector('[data-state]')?.dataset.state === 'ready'`)
    expect(await visitor().evaluate(`document.querySelectorAll('iframe').length`)).toBe(1)
    expect(await visitor().evaluate(HAS_DIRECT_LINK_AND_PHONE)).toBe(true)
    await visitor().click('header a')
    await visitor().until(`location.pathname === '/' && document.querySelectorAll('iframe').length === 0`)
  })
}
