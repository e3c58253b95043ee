// Tabs, questions, carousel, terms, and links to a part of the page.
import { expect, test } from 'vitest'
import { farPart } from '../../browser/page-kinds.ts'
import type { Visitor } from '../visitor.ts'
import { testOn } from './test-on.ts'

const TABS = `[...document.querySelector('site-tabs').querySelectorAll('[role=tab]')]`
const CHOSEN = `${TABS}.findIndex((tab) => tab.ariaSelected === 'true')`
const RAIL = `[...document.querySelectorAll('site-carousel')].find((each) => each.checkVisibility())`
const CURRENT = `${RAIL}.querySelector('[aria-current=true]')?.dataset.slide`

export function contentVisits(visitor: Visitor): void {
  testOn('tabs', 'tabs follow the arrow keys, Home and End', async ({ path }) => {
    await visitor.open(path)
    const last = (await visitor.evaluate<number>(`${TABS}.length`)) - 1
    await visitor.click('site-tabs [role=tab]')
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', last],
      ['Home', 0],
      ['ArrowLeft', last],
    ] as const) {
      await visitor.press(key)
      await visitor.until(`${CHOSEN} === ${index}`)
    }
  })

  testOn('questions', 'one answer is open at a time, and the open one can be closed', async ({ path }) => {
    await visitor.open(path)
    const open = `[...document.querySelectorAll('main details[name][open]')]`
    const visible = `${open}.filter((each) => each.checkVisibility())`
    const top = `getBoundingClientRect().top`
    await visitor.evaluate(`void addEventListener('click', ({ target }) => {
      window.question = target.closest('summary')
      window.clickedAt = question?.${top}
    }, true)`)
    await visitor.click('main details[name]:not([open]) > summary')
    await visitor.until(`${visible}.length === 1 && question.parentElement.open`)
    await visitor.until(`Math.abs(question.${top} - clickedAt) < 1`)
    await visitor.click('main details[name][open] > summary')
    await visitor.until(`${visible}.length === 0`)
  })

  testOn('a carousel', 'a carousel moves with its buttons and keys, and stops at its ends', async ({ path }) => {
    await visitor.resize(390)
    await visitor.open(path)
    const last = (await visitor.evaluate<number>(`${RAIL}.querySelectorAll('[data-slide]').length`)) - 1
    for (let index = 1; index <= last; index++) {
      await visitor.click('site-carousel [data-step="1"]')
      await visitor.until(`${CURRENT} === '${index}'`)
    }
    await visitor.until(`${RAIL}.querySelector('[data-step="1"]').ariaDisabled === 'true'`)
    // At the end Next is disabled, and keeps the focus. WebKit does not focus a clicked button.
    await visitor.evaluate(`${RAIL}.querySelector('[data-step="1"]').focus()`)
    await visitor.press('ArrowLeft')
    await visitor.until(`${CURRENT} === '${last - 1}'`)
    await visitor.press('ArrowRight')
    await visitor.until(`${CURRENT} === '${last}'`)
    await visitor.evaluate(`void (document.documentElement.dir = 'rtl')`)
    await visitor.press('ArrowRight')
    await visitor.until(`${CURRENT} === '${last - 1}'`)
    await visitor.evaluate(`void (document.documentElement.dir = 'ltr')`)
    // The slides follow a swipe after a button was pressed.
    await visitor.click('site-carousel [data-slide="0"]')
    await visitor.until(`${CURRENT} === '0' && ${RAIL}.querySelector('[data-rail]').scrollLeft < 2`)
    await visitor.swipe('site-carousel [data-rail]', 600)
    await visitor.until(`${CURRENT} !== '0'`)
  })

  test('every picture is shown when the visitor scrolls to it', async () => {
    await visitor.resize(390)
    await visitor.open('/')
    await visitor.seePictures()
  })

  testOn('a term', 'a term opens inside the window, and Escape closes it', async ({ path }) => {
    await visitor.open(path)
    const isOpen = `document.querySelector('dfn + [popover]').matches(':popover-open')`
    expect(await visitor.evaluate(`document.querySelector('dfn + [popover]').checkVisibility()`)).toBe(false)
    await visitor.click('dfn button')
    await visitor.until(isOpen)
    const box = `document.querySelector('dfn + [popover]').getBoundingClientRect()`
    await visitor.until(`${box}.left >= 0 && ${box}.right <= innerWidth`)
    await visitor.until(`${box}.top >= 0 && ${box}.bottom <= innerHeight`)
    await visitor.press('Escape')
    await visitor.until(`!${isOpen}`)
  })

  const toPart = 'a link to a part of the page scrolls there, clear of the header, and moves the focus'
  testOn('a link to a part of itself', toPart, async (page) => {
    const id = farPart(page)
    await visitor.open(page.path)
    await visitor.click(`main a[href$="#${id}"]`)
    await visitor.until(`location.hash === '#${id}' && document.activeElement.id === '${id}'`)
    const part = `document.getElementById('${id}').getBoundingClientRect()`
    const header = `document.querySelector('header').getBoundingClientRect()`
    await visitor.until(`scrollY > 0 && ${part}.top < innerHeight && ${part}.bottom > ${header}.bottom`)
  })
}
