// Menus and drawer.
import { expect, test } from 'vitest'
import type { Visit } from '../visit.ts'

const MENU = 'header site-menu details'
const openMenus = (count: number) => `document.querySelectorAll('${MENU}[open]').length === ${count}`
const OPENER = 'header button[commandfor=drawer]'
const CLOSER = 'dialog#drawer button[commandfor=drawer]'
const IS_OPEN = `document.querySelector('dialog#drawer').open`

export function headerVisits(visit: Visit): void {
  test('menus open one at a time, and Escape closes one and returns focus', async () => {
    await visit.open('/')
    await visit.visitor.click(`${MENU}:nth-of-type(1) > summary`)
    await visit.visitor.click(`${MENU}:nth-of-type(2) > summary`)
    await visit.until(openMenus(1))
    await visit.visitor.press('Escape')
    await visit.until(openMenus(0))
    await visit.until(`document.activeElement === document.querySelectorAll('${MENU} > summary')[1]`)
  })

  test('a press elsewhere closes a menu', async () => {
    await visit.open('/')
    await visit.visitor.click(`${MENU} > summary`)
    await visit.until(openMenus(1))
    await visit.visitor.click('body > footer p:last-of-type')
    await visit.until(openMenus(0))
  })

  test('the drawer opens, and closes with its button and Escape', async () => {
    await visit.visitor.size(390, 844)
    await visit.open('/')
    await visit.visitor.click(OPENER)
    await visit.until(IS_OPEN)
    await visit.visitor.click(CLOSER)
    await visit.until(`!${IS_OPEN}`)
    await visit.visitor.click(OPENER)
    await visit.until(IS_OPEN)
    await visit.visitor.press('Escape')
    await visit.until(`!${IS_OPEN} && document.activeElement === document.querySelector('${OPENER}')`)
  })

  test('menu and drawer are closed after their link was followed and Back was pressed', async () => {
    for (const [width, opener, link] of [
      [1280, `${MENU} > summary`, `${MENU}[open] li a`],
      [390, OPENER, 'dialog#drawer nav > a'],
    ] as const) {
      await visit.visitor.size(width, 844)
      await visit.open('/?ref=menu')
      await visit.visitor.click(opener)
      await visit.visitor.click(link)
      await visit.until(`location.search !== '?ref=menu'`)
      await visit.visitor.back()
      await visit.until(`location.search === '?ref=menu' && document.readyState === 'complete'`)
      expect(await visit.evaluate(`document.querySelectorAll('${MENU}[open], dialog[open]').length`)).toBe(0)
    }
  })
}
