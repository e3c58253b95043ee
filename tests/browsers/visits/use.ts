// A page of every kind as people use it, by the wheel. Each page is used in one window.
import { expect, test } from 'vitest'
import { representatives } from '../../browser/page-kinds.ts'
import type { Look } from '../../browser/use/visit.client.ts'
import { visitScript, walk, type Person } from '../../browser/use/walk.ts'
import type { Visitor } from '../visitor.ts'

const WIDTHS = [390, 768, 1024, 1440]

const START_FRAMES = `(() => {
  window.isPainted = false
  requestAnimationFrame(() => requestAnimationFrame(() => { window.isPainted = true }))
})()`

export function useVisits(visitor: Visitor): void {
  const person: Person = {
    look: async (way) => {
      await visitor.evaluate(START_FRAMES)
      await visitor.until('isPainted')
      return visitor.evaluate<Look & { position: number }>(`{ ...visit.look(${way}), position: scrollY }`)
    },
    press: (x, y) => visitor.clickAt(x, y),
    scroll: (by, x, y) => visitor.wheelAt(x, y, by),
    escape: () => visitor.press('Escape'),
  }
  test.each(representatives.map(({ path }, index) => [path, WIDTHS[index % WIDTHS.length] ?? 0] as const))(
    '%s can be read and used at %d px',
    async (path, width) => {
      await visitor.resize(width)
      await visitor.open(path)
      await visitor.evaluate(`(() => { ${await visitScript()} })()`)
      expect(await walk(person, 1)).toEqual([])
      expect(await walk(person, -1)).toEqual([])
    },
  )
}
