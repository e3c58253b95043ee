// The site without scripts.
import { expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { HAS_DIRECT_LINK_AND_PHONE } from './documents.ts'
import { testOn } from './test-on.ts'

const MENU = 'header site-menu details'

export function scriptlessVisits(visitor: Visitor, origin: string): void {
  const open = (path: string) => visitor.openWithoutScripts(`${origin}${path}`)

  testOn('questions', 'without scripts menus and questions open', async ({ path }) => {
    await open(path)
    await visitor.click(`${MENU} > summary`)
    await visitor.until(`document.querySelectorAll('${MENU}[open]').length === 1`)
    await visitor.click(`${MENU} > summary`)
    const questions = `[...document.querySelectorAll('main details')]`
    const isClosed = `(each) => !each.open && each.querySelector('summary').checkVisibility()`
    const index = await visitor.evaluate<number>(`${questions}.findIndex(${isClosed})`)
    await visitor.click('main details:not([open]) > summary')
    await visitor.until(`${questions}[${index}].open`)
  })

  testOn('a term', 'without scripts a term opens', async ({ path }) => {
    await open(path)
    await visitor.click('dfn button')
    await visitor.until(`document.querySelector('dfn + [popover]').matches(':popover-open')`)
  })

  test('without scripts every picture is shown when the visitor scrolls to it', async () => {
    await open('/')
    await visitor.seePictures()
  })

  testOn('tabs', 'without scripts every panel is open, and no tab is shown', async ({ path }) => {
    await open(path)
    const shown = (role: string) =>
      `[...document.querySelectorAll('main [role=${role}]')].filter((each) => each.checkVisibility()).length`
    expect(await visitor.evaluate<number>(shown('tab'))).toBe(0)
    const panels = await visitor.evaluate<number>(`document.querySelectorAll('main [role=tabpanel]').length`)
    expect(panels).toBeGreaterThan(0)
    expect(await visitor.evaluate<number>(shown('tabpanel'))).toBe(panels)
  })

  testOn('a form', 'without scripts its page links to the form’s own page and to the phone', async ({ path }) => {
    await open(path)
    expect(await visitor.evaluate(HAS_DIRECT_LINK_AND_PHONE)).toBe(true)
  })
}
