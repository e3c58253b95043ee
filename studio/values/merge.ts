// Compares versions of a file, and merges two versions that began with the same one.
//
// Dana corrects a question and saves. Lee, who opened the page before that, has moved the section with the question,
// and saves too. Neither should have to choose, because the page can have both changes. So a merge looks at three
// versions: `base`, with which both began, `mine` and `theirs`. A part that only one side changed is as that side has
// it. A group that both changed is merged field by field. A list is harder: its items have no names, and a position
// means another item as soon as one is added or moved. So each item of `base` is first found again on both sides
// (`align`): the same item wherever it is now, or else the one that is most like it. The list then has the order of
// the side that moved items, which is mine if both did. What the other side added comes after the item that it
// follows there. Each item that was in `base` is merged in its turn, and one that a side removed is gone, unless the
// other side changed it. What remains are fields that both changed, each in its own way: they are as in `mine`, or as
// in `theirs` where `mine` has none, and are listed in `conflicts`. Staff are asked about these alone.
import { setField } from './changes.ts'
import { childPath, isGroup, type FieldPath } from './path.ts'

/** The draft of what somebody has saved before others saved the same field. No browser tab has this id. */
export const OTHERS = 'others'

/** A field that both versions changed, each in its own way. The value is undefined where a version removed it. */
export interface FieldConflict {
  path: FieldPath
  mine: unknown
  theirs: unknown
}

/** What `base` becomes with the changes of both sides. */
export function merge(base: unknown, mine: unknown, theirs: unknown): { value: unknown; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = []
  return { value: mergeAt('', base, mine, theirs, conflicts), conflicts }
}

/** `merged` with the version of each field in `conflicts` that `isMine` says. */
export function resolved(
  merged: unknown,
  conflicts: readonly FieldConflict[],
  isMine: (index: number) => boolean,
): unknown {
  // From the last field on, because an item that goes changes the positions of those after it.
  return conflicts.reduceRight(
    (next, { path, mine, theirs }, index) => setField(next, path, isMine(index) ? mine : theirs),
    merged,
  )
}

function mergeAt(
  path: FieldPath,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: FieldConflict[],
): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (isGroup(mine) && isGroup(theirs)) {
    const known = isGroup(base) ? base : {}
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const fields = [...keys].map((key) => {
      return [key, mergeAt(childPath(path, key), known[key], mine[key], theirs[key], conflicts)] as const
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(path, base, mine, theirs, conflicts)
  conflicts.push({ path, mine, theirs })
  return mine === undefined ? theirs : mine
}

/** An item of a list: the position that it had before, or else a new value. */
interface Item {
  former?: number | undefined
  value: unknown
}

function mergeLists(
  path: FieldPath,
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  conflicts: FieldConflict[],
) {
  const [inMine, inTheirs] = [align(base, mine), align(base, theirs)]
  const sides = [itemsOf(mine, inMine), itemsOf(theirs, inTheirs)]
  const [items = [], others = []] = isMoved(inMine) ? sides : sides.toReversed()
  let next = 0
  for (const other of others) {
    const known = items.findIndex(({ former, value }) =>
      former === undefined ? isSame(value, other.value) : former === other.former,
    )
    if (known >= 0) next = known + 1
    else items.splice(next++, 0, other)
  }
  const merged: unknown[] = []
  for (const { former, value } of items) {
    const at = (list: unknown[], places: ReadonlyMap<number, number>) => list[places.get(former ?? -1) ?? -1]
    const inner = childPath(path, merged.length)
    const item =
      former === undefined ? value : mergeAt(inner, base[former], at(mine, inMine), at(theirs, inTheirs), conflicts)
    if (item !== undefined) merged.push(item)
  }
  return merged
}

function itemsOf(list: readonly unknown[], places: ReadonlyMap<number, number>): Item[] {
  const formers = new Map([...places].map(([from, to]) => [to, from]))
  return list.map((value, index) => ({ former: formers.get(index), value }))
}

/** Whether some items have changed places with others. */
export function isMoved(places: ReadonlyMap<number, number>): boolean {
  return [...places.values()].some((place, index, all) => place < (all[index - 1] ?? 0))
}

/**
 * Where each item of `before` is in `after`: first those that are the same, then each that changed, with the most
 * similar one. Items that are gone are left out.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const texts = after.map((item) => JSON.stringify(item))
  const free = new Set(after.keys())
  const places = new Map<number, number>()
  const pair = (index: number, place: number | undefined) => {
    if (place === undefined) return
    places.set(index, place)
    free.delete(place)
  }
  for (const [index, item] of before.entries()) {
    const text = JSON.stringify(item)
    pair(
      index,
      free.values().find((place) => texts[place] === text),
    )
  }
  for (const [index, item] of before.entries()) {
    if (places.has(index)) continue
    const likenessAt = (place: number) => {
      const likest = likeness(item, after[place])
      const isNext = place === (index === 0 ? 0 : (places.get(index - 1) ?? NaN) + 1)
      return likest > 0 && isNext ? likest + 1 : likest
    }
    const [likest] = [...free].sort((a, b) => likenessAt(b) - likenessAt(a))
    if (likest !== undefined && likenessAt(likest) > 1) pair(index, likest)
  }
  return new Map([...places].sort(([a], [b]) => a - b))
}

/** 0 for different kinds of item; more for each field that two items of one kind share, such as their type. */
function likeness(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return typeof one === typeof other && !isGroup(one) && !isGroup(other) ? 1 : 0
  if (one['type'] !== other['type']) return 0
  return 1 + Object.keys(one).filter((key) => isSame(one[key], other[key])).length
}

/** Whether two values are the same in a YAML file. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
