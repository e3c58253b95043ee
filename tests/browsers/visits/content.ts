// Tabs, questions, carousel, terms, and links to a part of the page.
import { expect, test } from 'vitest'
import { farPart, pageWith } from '../../browser/page-kinds.ts'
import { pathWith, type Visit } from '../visit.ts'

const TABS = `[...document.querySelector('site-tabs').querySelectorAll('[role=tab]')]`
const CHOSEN = `${TABS}.findIndex((tab) => tab.ariaSelected === 'true')`
const RAIL = `[...document.querySelectorAll('site-carousel')].find((each) => each.checkVisibility())`
const CURRENT = `${RAIL}.querySelector('[aria-current=true]')?.dataset.slide`

export function contentVisits(visit: Visit): void {
  test('tabs follow the arrow keys, Home and End', async () => {
    await visit.open(pathWith('tabs'))
    const last = (await visit.evaluate<number>(`${TABS}.length`)) - 1
    await visit.visitor.click('site-tabs [role=tab]')
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', last],
      ['Home', 0],
      ['ArrowLeft', last],
    ] as const) {
      await visit.visitor.press(key)
      await visit.until(`${CHOSEN} === ${index}`)
    }
  })

  test('one answer is open at a time, and the open one can be closed', async () => {
    await visit.open(pathWith('questions'))
    const open = `[...document.querySelectorAll('main details[name][open]')]`
    const visible = `${open}.filter((each) => each.checkVisibility())`
    await visit.visitor.click('main details[name]:not([open]) > summary')
    await visit.until(`${visible}.length === 1`)
    await visit.visitor.click('main details[name][open] > summary')
    await visit.until(`${visible}.length === 0`)
  })

  test('a carousel moves with its buttons and arrow keys, and stops at its ends', async () => {
    await visit.open(pathWith('a carousel'))
    const last = (await visit.evaluate<number>(`${RAIL}.querySelectorAll('[data-slide]').length`)) - 1
    for (let index = 1; index <= last; index++) {
      await visit.visitor.click('site-carousel [data-step="1"]')
      await visit.until(`${CURRENT} === '${index}'`)
    }
    await visit.until(`${RAIL}.querySelector('[data-step="1"]').disabled`)
    await visit.evaluate(`${RAIL}.querySelector('[data-rail]').focus()`)
    await visit.visitor.press('ArrowLeft')
    await visit.until(`${CURRENT} === '${last - 1}'`)
    await visit.visitor.press('ArrowRight')
    await visit.until(`${CURRENT} === '${last}'`)
  })

  test('a term opens inside the window, and Escape closes it', async () => {
    await visit.open(pathWith('a term'))
    const isOpen = `document.querySelector('dfn + [popover]').matches(':popover-open')`
    expect(await visit.evaluate(`document.querySelector('dfn + [popover]').checkVisibility()`)).toBe(false)
    await visit.visitor.click('dfn button')
    await visit.until(isOpen)
    const box = `document.querySelector('dfn + [popover]').getBoundingClientRect()`
    await visit.until(`${box}.left >= 0 && ${box}.right <= innerWidth`)
    await visit.until(`${box}.top >= 0 && ${box}.bottom <= innerHeight`)
    await visit.visitor.press('Escape')
    await visit.until(`!${isOpen}`)
  })

  test('a link to a part of the page scrolls there, clear of the header, and moves the focus', async () => {
    const page = pageWith('a link to a part of itself')
    const id = page ? farPart(page) : undefined
    await visit.open(page?.path ?? '/')
    await visit.visitor.click(`main a[href$="#${id}"]`)
    await visit.until(`location.hash === '#${id}' && document.activeElement.id === '${id}'`)
    const part = `document.getElementById('${id}').getBoundingClientRect()`
    const header = `document.querySelector('header').getBoundingClientRect()`
    await visit.until(`scrollY > 0 && ${part}.top < innerHeight && ${part}.bottom > ${header}.bottom`)
  })
}
