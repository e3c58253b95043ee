// A page of every kind fits phone and desktop, and axe finds nothing.
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { representatives } from '../../browser/page-kinds.ts'
import type { Visitor } from '../visitor.ts'

/** Defines axe in the page, once for all widths. */
const DEFINE_AXE = `(() => { ${axe.source} })()`

/** Starts axe in the page. The result is in `window.found`. */
const RUN_AXE = `(() => {
  window.found = undefined
  const describe = ({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target)
  window.axe.run(document, { iframes: false }).then((result) => { window.found = describe(result) })
})()`

const OVERHANG = 'Math.max(0, document.documentElement.scrollWidth - innerWidth)'
const [PHONE, DESKTOP] = [320, 1280]

export function fitVisits(visitor: Visitor): void {
  test.each(representatives.map(({ path }) => path))(
    '%s fits phone and desktop, and axe finds nothing',
    async (path) => {
      await visitor.resize(PHONE)
      await visitor.open(path)
      await visitor.evaluate(DEFINE_AXE)
      for (const width of [PHONE, DESKTOP]) {
        await visitor.resize(width)
        await visitor.until(`innerWidth === ${width}`)
        expect(await visitor.evaluate(OVERHANG), `at ${width} px`).toBe(0)
        await visitor.evaluate(RUN_AXE)
        await visitor.until('window.found')
        expect(await visitor.evaluate('window.found'), `at ${width} px`).toEqual([])
      }
    },
  )
}
