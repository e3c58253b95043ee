// Personal data in the address of a form page, or of the page with the link, is out of reach of a form provider.
import { expect } from 'vitest'
import { COLLECT } from '../../browser/remembered.ts'
import { ZANE } from '../../fixtures/private-values.ts'
import type { Visitor } from '../visitor.ts'
import { testOn } from './test-on.ts'

/** The link of a page at another origin, which sends its whole address. */
const follow = (href: string) => `(() => {
  const link = document.createElement('a')
  link.referrerPolicy = 'unsafe-url'
  link.href = ${JSON.stringify(href)}
  document.body.append(link)
  link.click()
})()`

/** `plain` is the origin of the site without scripts, here the page with the link. */
export function privateVisits(visitor: Visitor, plain: string): void {
  const nothing = 'a form page: nothing remembers a private value of its address or of the linking page'
  testOn('a form', nothing, async ({ path }) => {
    const isClean = `location.pathname === '${path}' && location.search === '' && !location.href.includes('${ZANE}')`
    for (const address of [`?email=${ZANE}#${ZANE}`, `#${ZANE}`, `#:~:text=${ZANE}`, `?email=${ZANE}#main`, '']) {
      await visitor.open('/')
      const site = await visitor.evaluate<string>('location.origin')
      await visitor.openWithoutScripts(`${plain}/?name=${ZANE}`)
      await visitor.evaluate(follow(`${site}${path}${address}`))
      // A page that loads itself again has no form before that.
      const hasForm = `(document.querySelector('[data-state]')?.dataset.state ?? 'waiting') !== 'waiting'`
      await visitor.until(`${isClean} && ${hasForm}`)
      await visitor.evaluate(`(() => { ${COLLECT} })()`)
      await visitor.until('remembered.done')
      expect(await visitor.evaluate<string>('JSON.stringify(remembered)'), address).not.toContain(ZANE)
      expect(await visitor.evaluate('[document.referrer, window.name]'), address).toEqual([`${plain}/`, ''])
      expect(await visitor.evaluate(`location.hash`), address).toBe(address.endsWith('#main') ? '#main' : '')
    }
  })
}
