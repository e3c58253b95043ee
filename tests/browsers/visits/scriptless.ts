// The site without scripts.
import { test } from 'vitest'
import type { Visitor } from '../visitor.ts'
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
}
