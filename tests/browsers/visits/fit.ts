// A page of every kind fits phone and desktop.
import { expect, test } from 'vitest'
import { representatives } from '../../browser/page-kinds.ts'
import type { Visitor } from '../visitor.ts'

const OVERHANG = 'Math.max(0, document.documentElement.scrollWidth - innerWidth)'
const [PHONE, DESKTOP] = [320, 1280]

export function fitVisits(visitor: Visitor): void {
  test.each(representatives.map(({ path }) => path))('%s fits phone and desktop', async (path) => {
    await visitor.resize(PHONE)
    await visitor.open(path)
    for (const width of [PHONE, DESKTOP]) {
      await visitor.resize(width)
      await visitor.until(`innerWidth === ${width}`)
      expect(await visitor.evaluate(OVERHANG), `at ${width} px`).toBe(0)
    }
  })
}
