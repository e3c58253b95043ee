// Menus and drawer.
import { expect, test } from 'vitest'
import { site } from '../../artifact/built.ts'
import type { Visitor } from '../visitor.ts'

const MENU = 'header site-menu details'
const openMenus = (count: number) => `document.querySelectorAll('${MENU}[open]').length === ${count}`
const OPENER = 'header button[commandfor=drawer]'
const CLOSER = 'dialog#drawer button[commandfor=drawer]'
const IS_OPEN = `document.querySelector('dialog#drawer').open`

export function headerVisits(visitor: Visitor): void {
  test('menus open one at a time, and Escape closes one and returns focus', async ({ skip }) => {
    skip(site.navigation.menus.length < 2, 'The header has only one menu.')
    await visitor.open('/')
    await visitor.click(`${MENU}:nth-of-type(1) > summary`)
    await visitor.click(`${MENU}:nth-of-type(2) > summary`)
    await visitor.until(openMenus(1))
    await visitor.press('Escape')
    await visitor.until(openMenus(0))
    await visitor.until(`document.activeElement === document.querySelectorAll('${MENU} > summary')[1]`)
  })

  test('a click elsewhere closes a menu', async () => {
    await visitor.open('/')
    await visitor.click(`${MENU} > summary`)
    await visitor.until(openMenus(1))
    await visitor.click('body > footer p:last-of-type')
    await visitor.until(openMenus(0))
  })

  test('the drawer opens, and closes with its button and Escape', async () => {
    await visitor.resize(390)
    await visitor.open('/')
    await visitor.click(OPENER)
    await visitor.until(IS_OPEN)
    await visitor.click(CLOSER)
    await visitor.until(`!${IS_OPEN}`)
    await visitor.click(OPENER)
    await visitor.until(IS_OPEN)
    await visitor.press('Escape')
    await visitor.until(`!${IS_OPEN} && document.activeElement === document.querySelector('${OPENER}')`)
  })

  test('menu and drawer are closed after their link was followed and the visitor went back', async () => {
    for (const [width, opener, link] of [
      [1280, `${MENU} > summary`, `${MENU}[open] li a`],
      [390, OPENER, 'dialog#drawer nav > a'],
    ] as const) {
      await visitor.resize(width)
      await visitor.open('/?ref=menu')
      await visitor.click(opener)
      await visitor.click(link)
      await visitor.until(`location.search !== '?ref=menu' && document.querySelector('main h1')`)
      await visitor.back()
      await visitor.until(`location.search === '?ref=menu' && document.readyState === 'complete'`)
      expect(await visitor.evaluate(`document.querySelectorAll('${MENU}[open], dialog[open]').length`)).toBe(0)
    }
  })
}
