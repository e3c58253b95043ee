// The life of a form: shown, late, failed and tried again, gone with its page. Needs the local form service.
import { expect, test } from 'vitest'
import { isLocal } from '../../browser/provider.ts'
import { HAS_DIRECT_LINK_AND_PHONE, pathWith, type Visit } from '../visit.ts'

const inState = (state: string) => `document.querySelector('[data-state]')?.dataset.state === '${state}'`

export function formVisits(visit: Visit): void {
  if (!isLocal) return

  test('a form is shown, and is gone when its page is left', async () => {
    await visit.open(pathWith('a form'))
    await visit.until(inState('ready'))
    expect(await visit.evaluate(`document.querySelectorAll('iframe').length`)).toBe(1)
    await visit.visitor.click('header a')
    await visit.until(`location.pathname === '/' && document.querySelectorAll('iframe').length === 0`)
  })

  test('a form that is late says so, and is shown when it comes', async () => {
    await visit.setFault('hold')
    await visit.open(pathWith('a form'))
    await visit.until(inState('late'))
    expect(await visit.evaluate(HAS_DIRECT_LINK_AND_PHONE)).toBe(true)
    await visit.setFault('none')
    await visit.until(inState('ready'))
  })

  test('a form that fails offers another try, which shows it', async () => {
    await visit.setFault('refuse')
    await visit.open(pathWith('a form'))
    await visit.until(inState('failed'))
    expect(await visit.evaluate(HAS_DIRECT_LINK_AND_PHONE)).toBe(true)
    await visit.setFault('none')
    await visit.visitor.click('[data-state=failed] button')
    await visit.until(inState('ready'))
  })
}
