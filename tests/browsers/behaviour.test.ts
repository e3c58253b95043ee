// The site's behaviour in Firefox and in WebKit: menus, drawer, tabs, questions, carousel, terms, navigation, forms, without scripts, and room.
// A browser that is not here is skipped, and the run says so.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { KINDS } from '../browser/page-kinds.ts'
import startServers from '../browser/servers.ts'
import { firefox } from './firefox.ts'
import { withoutScripts } from './no-scripts.ts'
import { Missing, until, type Visitor } from './visitor.ts'
import { webkit } from './webkit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const endServers = await startServers()
const site = process.env['SITE_ORIGIN'] ?? ''
const plain = await withoutScripts(site)

afterAll(async () => {
  plain.close()
  await endServers()
})

const MENU = 'header details[name="menu"]'
const HYDRATED = `Object.keys([...document.querySelectorAll('body > footer a')].at(-1) ?? {}).some((key) => key.startsWith('__reactFiber$'))`

const browsers = await Promise.all(
  Object.entries({ Firefox: firefox, WebKit: webkit }).map(async ([name, start]) => {
    const visitor = await start().catch((error: unknown) => {
      if (error instanceof Missing) console.log(`${name} is skipped: ${error.message}`)
      else throw error
    })
    return { name, visitor }
  }),
)

test('the site is served, with scripts and without', async () => {
  for (const origin of [site, plain.origin]) expect((await fetch(origin)).status).toBe(200)
})

describe.each(browsers.filter(({ visitor }) => visitor !== undefined) as { name: string; visitor: Visitor }[])(
  '$name',
  ({ visitor }) => {
    const open = async (path: string, origin = site) => {
      await visitor.goto(`${origin}${path}`)
      if (origin === site) await until(visitor, HYDRATED)
    }
    const count = (selector: string) =>
      visitor.ask<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`)
    const seen = (selector: string) =>
      visitor.ask<boolean>(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`)

    beforeEach(() => visitor.size(1280, 844))
    afterAll(() => visitor.leave())

    test('menus open one at a time; Escape closes one and gives focus back; focus that moves on closes it', async () => {
      await open('/')
      await visitor.click(`${MENU}:nth-of-type(1) > summary`)
      await visitor.click(`${MENU}:nth-of-type(2) > summary`)
      await until(visitor, `document.querySelectorAll('${MENU}[open]').length === 1`)
      await visitor.press('Escape')
      await until(visitor, `document.querySelectorAll('${MENU}[open]').length === 0`)
      expect(await visitor.ask(`document.activeElement === document.querySelectorAll('${MENU} > summary')[1]`)).toBe(
        true,
      )
    })

    test('tabs follow the arrow keys, Home and End', async () => {
      await open('/')
      const chosen = `[...document.querySelectorAll('main [role=tab]')].findIndex((tab) => tab.ariaSelected === 'true')`
      await visitor.click('main [role=tab]')
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['End', 2],
        ['Home', 0],
        ['ArrowLeft', 2],
      ] as const) {
        await visitor.press(key)
        await until(visitor, `${chosen} === ${index}`)
      }
      expect(
        await visitor.ask(
          `[...document.querySelectorAll('main [role=tabpanel]')].filter((panel) => panel.checkVisibility()).length`,
        ),
      ).toBe(1)
    })

    test('one question is open at a time, and the open one can be closed', async () => {
      await open('/')
      const asked = 'main [role=tabpanel] details'
      await visitor.click(`${asked}:not([open]) > summary`)
      await until(
        visitor,
        `document.querySelectorAll('[role=tabpanel][data-active] details[open], ${asked}:nth-child(2)[open]').length >= 1`,
      )
      expect(
        await visitor.ask(
          `[...document.querySelectorAll('${asked}[open]')].filter((each) => each.checkVisibility()).length`,
        ),
      ).toBe(1)
      await visitor.click(`${asked}[open] > summary`)
      await until(
        visitor,
        `[...document.querySelectorAll('${asked}[open]')].filter((each) => each.checkVisibility()).length === 0`,
      )
    })

    test('a carousel moves by its buttons and stops at its ends', async () => {
      await open('/post-cycle-therapy')
      const current = `document.querySelector('slide-rail [aria-current=true]')?.dataset.slide`
      for (const place of ['1', '2']) {
        await visitor.click('slide-rail [data-step="1"]')
        await until(visitor, `${current} === '${place}'`)
      }
      await until(visitor, `document.querySelector('slide-rail [data-step="1"]').disabled`)
      await visitor.click('slide-rail [data-step="-1"]')
      await until(visitor, `${current} === '1'`)
      expect(await visitor.ask(`document.querySelector('slide-rail [data-step="1"]').disabled`)).toBe(false)
    })

    test('a term opens beside its word or at the foot of the window, and Escape closes it', async () => {
      await open('/prep-and-screening')
      expect(await seen('dfn + [popover]')).toBe(false)
      await visitor.click('dfn button')
      await until(visitor, `document.querySelector('dfn + [popover]').matches(':popover-open')`)
      const inside = `(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)(document.querySelector('dfn + [popover]').getBoundingClientRect())`
      expect(await visitor.ask(inside)).toBe(true)
      await visitor.press('Escape')
      await until(visitor, `!document.querySelector('dfn + [popover]').matches(':popover-open')`)
    })

    test('a link leads on in place, its page’s heading has focus, and the way back is kept', async () => {
      await open('/')
      await visitor.ask('void (window.mark = 1)')
      await visitor.click('header a[href="/contact"]')
      await until(
        visitor,
        `location.pathname === '/contact' && document.activeElement === document.querySelector('main h1')`,
      )
      expect(await visitor.ask('[document.title.startsWith("Contact"), window.mark, scrollY]')).toEqual([true, 1, 0])
      await visitor.back()
      await until(visitor, `location.pathname === '/'`)
    })

    test('a form mounts, and is gone when its page is left', async () => {
      await visitor.goto(`${site}/tmj-eligibility`)
      await until(visitor, HYDRATED)
      await until(visitor, `document.querySelector('[data-state]')?.dataset.state === 'ready'`)
      expect(await count('iframe')).toBe(1)
      await visitor.click('header a[href="/contact"]')
      await until(visitor, `location.pathname === '/contact' && document.querySelectorAll('iframe').length === 0`)
    })

    test('the drawer opens, closes on its button and on Escape, and leads on', async () => {
      await visitor.size(390, 844)
      await open('/')
      const opener = 'header button[commandfor]'
      const isOpen = `document.querySelector('dialog#drawer').open`
      const openDrawer = async () => {
        await visitor.click(opener)
        await until(visitor, isOpen)
        // It slides up; a press on the way would miss.
        await new Promise((settled) => setTimeout(settled, 1000))
      }
      await openDrawer()
      await visitor.click('dialog#drawer button[commandfor]')
      await until(visitor, `!${isOpen}`)
      await openDrawer()
      await visitor.press('Escape')
      await until(visitor, `!${isOpen} && document.activeElement === document.querySelector('${opener}')`)
      await openDrawer()
      await visitor.click('dialog#drawer a[href="/contact"]')
      await until(visitor, `location.pathname === '/contact'`)
      expect(await visitor.ask(isOpen)).toBe(false)
    })

    test('without scripts menus, questions and terms open, and every panel stands open', async () => {
      await open('/prep-and-screening', plain.origin)
      expect(
        await visitor.ask(
          `[...document.querySelectorAll('main [role=tabpanel]')].filter((panel) => panel.checkVisibility()).length`,
        ),
      ).toBe(3)
      await visitor.click(`${MENU} > summary`)
      await until(visitor, `document.querySelectorAll('${MENU}[open]').length === 1`)
      await visitor.click(`${MENU} > summary`)
      await visitor.click('main details:not([open]) > summary')
      await visitor.click('dfn button')
      await until(visitor, `document.querySelector('dfn + [popover]').matches(':popover-open')`)
    })

    test.each(KINDS.flatMap((path) => [320, 1280].map((width) => [path, width] as const)))(
      '%s fits at %i px, and axe finds nothing',
      async (path, width) => {
        await visitor.size(width, 844)
        await open(path)
        expect(await visitor.ask('innerWidth')).toBe(width)
        expect(await visitor.ask('Math.max(0, document.documentElement.scrollWidth - innerWidth)')).toBe(0)
        await visitor.ask(
          `(() => { ${axe}; axe.run(document, { iframes: false }).then(({ violations }) => { window.found = violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target) }) })()`,
        )
        await until(visitor, 'window.found')
        expect(await visitor.ask('window.found')).toEqual([])
      },
    )
  },
)
