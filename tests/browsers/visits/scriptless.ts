// The site without scripts.
import { expect, test } from 'vitest'
import { HAS_DIRECT_LINK_AND_PHONE, pathWith, type Visit } from '../visit.ts'

const MENU = 'header site-menu details'

export function scriptlessVisits(visit: Visit): void {
  const open = (path: string) => visit.visitor.goto(`${visit.origins.plain}${path}`)

  test('without scripts menus, questions and terms open', async () => {
    await open(pathWith('questions'))
    await visit.visitor.click(`${MENU} > summary`)
    await visit.until(`document.querySelectorAll('${MENU}[open]').length === 1`)
    await visit.visitor.click(`${MENU} > summary`)
    const questions = `[...document.querySelectorAll('main details')]`
    const isClosed = `(each) => !each.open && each.querySelector('summary').checkVisibility()`
    const index = await visit.evaluate<number>(`${questions}.findIndex(${isClosed})`)
    await visit.visitor.click('main details:not([open]) > summary')
    await visit.until(`${questions}[${index}].open`)
    await open(pathWith('a term'))
    await visit.visitor.click('dfn button')
    await visit.until(`document.querySelector('dfn + [popover]').matches(':popover-open')`)
  })

  test('without scripts every panel is open, and no tab is shown', async () => {
    await open(pathWith('tabs'))
    const shown = (role: string) =>
      `[...document.querySelectorAll('main [role=${role}]')].filter((each) => each.checkVisibility()).length`
    expect(await visit.evaluate<number>(shown('tab'))).toBe(0)
    const panels = await visit.evaluate<number>(`document.querySelectorAll('main [role=tabpanel]').length`)
    expect(panels).toBeGreaterThan(0)
    expect(await visit.evaluate<number>(shown('tabpanel'))).toBe(panels)
  })

  test('without scripts a form page links to the form’s own page and to the phone', async () => {
    await open(pathWith('a form'))
    expect(await visit.evaluate(HAS_DIRECT_LINK_AND_PHONE)).toBe(true)
  })
}
