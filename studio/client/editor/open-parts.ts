// Which folded parts stay open when items of a list change places. Parts are named by path: `sections/2/cards/0`.
import type { FieldPath } from '../../protocol.ts'
import { pathText } from './paths.ts'

type Open = ReadonlySet<string>

export function afterMove(open: Open, list: FieldPath, from: number, to: number): Open {
  const step = from < to ? -1 : 1
  const isBetween = (index: number) => (index > from && index <= to) || (index < from && index >= to)
  return renumbered(open, list, (index) => (index === from ? to : isBetween(index) ? index + step : index))
}

export function afterInsert(open: Open, list: FieldPath, at: number): Open {
  return renumbered(open, list, (index) => (index >= at ? index + 1 : index))
}

export function afterRemove(open: Open, list: FieldPath, at: number): Open {
  return renumbered(open, list, (index) => (index === at ? undefined : index > at ? index - 1 : index))
}

function renumbered(open: Open, list: FieldPath, next: (index: number) => number | undefined): Open {
  const start = `${pathText(list)}/`
  const keys = [...open].flatMap((key) => {
    if (!key.startsWith(start)) return [key]
    const [index = '', ...rest] = key.slice(start.length).split('/')
    const at = next(Number(index))
    return at === undefined ? [] : [[start + String(at), ...rest].join('/')]
  })
  return new Set(keys)
}
