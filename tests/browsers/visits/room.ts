// A page of every kind fits phone and desk, and axe finds nothing.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { representatives } from '../../browser/page-kinds.ts'
import type { Visit } from '../visit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [320, 1280]

/** Starts axe in the page. The result is in `window.found`. */
const RUN_AXE = `(() => {
  ${axe}
  const describe = ({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target)
  axe.run(document, { iframes: false }).then((result) => { window.found = describe(result) })
})()`

export function roomVisits(visit: Visit): void {
  test.each(representatives.flatMap(({ path }) => WIDTHS.map((width) => [path, width] as const)))(
    '%s fits at %i px, and axe finds nothing',
    async (path, width) => {
      await visit.visitor.size(width, 844)
      await visit.open(path)
      expect(await visit.evaluate('innerWidth')).toBe(width)
      expect(await visit.evaluate('Math.max(0, document.documentElement.scrollWidth - innerWidth)')).toBe(0)
      await visit.evaluate(RUN_AXE)
      await visit.until('window.found')
      expect(await visit.evaluate('window.found')).toEqual([])
    },
  )
}
