// Compares versions of a file, and merges two versions that began with the same one, field by field.
import type { FieldPath } from '../protocol.ts'
import { isGroup } from '../schema/schema.ts'

/** A field that both versions changed, each in its own way. The value is undefined where a version removed it. */
export interface ChangedTwice {
  path: FieldPath
  mine: unknown
  theirs: unknown
}

/**
 * What `base` becomes with the changes of `mine` and of `theirs`. A field that both changed has the value of `mine`,
 * or that of `theirs` if `mine` has none, and is listed in `twice`.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): { value: unknown; twice: ChangedTwice[] } {
  const twice: ChangedTwice[] = []
  return { value: mergeAt([], base, mine, theirs, twice), twice }
}

function mergeAt(path: FieldPath, base: unknown, mine: unknown, theirs: unknown, twice: ChangedTwice[]): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (isGroup(mine) && isGroup(theirs)) {
    const known = isGroup(base) ? base : {}
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const fields = [...keys].map((key) => {
      return [key, mergeAt([...path, key], known[key], mine[key], theirs[key], twice)] as const
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(path, base, new Items(base, mine), new Items(base, theirs), twice)
  twice.push({ path, mine, theirs })
  return mine === undefined ? theirs : mine
}

/** The items of a list, by the items of the list that it was before. */
class Items {
  readonly #after: readonly unknown[]
  readonly #places: ReadonlyMap<number, number>
  /** New items by the position in the former list after which they come; -1 for the start. */
  readonly #added = new Map<number, unknown[]>()

  constructor(before: readonly unknown[], after: readonly unknown[]) {
    this.#after = after
    this.#places = align(before, after)
    const former = new Map([...this.#places].map(([from, to]) => [to, from]))
    let last = -1
    for (const [index, item] of after.entries()) {
      last = former.get(index) ?? last
      if (!former.has(index)) this.#added.set(last, [...this.addedAfter(last), item])
    }
  }

  has(former: number): boolean {
    return this.#places.has(former)
  }

  at(former: number): unknown {
    const place = this.#places.get(former)
    return place === undefined ? undefined : this.#after[place]
  }

  addedAfter(former: number): unknown[] {
    return this.#added.get(former) ?? []
  }

  /** Replaces an item that was moved; with `by` undefined, it goes. False if `item` was not moved. */
  replaceMoved(item: unknown, by: unknown): boolean {
    for (const list of this.#added.values()) {
      const index = list.findIndex((each) => isSame(each, item))
      if (index < 0) continue
      list.splice(index, 1, ...(by === undefined ? [] : [by]))
      return true
    }
    return false
  }
}

function mergeLists(path: FieldPath, base: readonly unknown[], mine: Items, theirs: Items, twice: ChangedTwice[]) {
  // An item that one side moved gets the changes of the other side; one that both moved has the place of `mine`.
  const isMoved = base.map((item, index) => {
    if (!mine.has(index) && theirs.has(index)) return mine.replaceMoved(item, theirs.at(index))
    if (mine.has(index) && !theirs.has(index)) return theirs.replaceMoved(item, mine.at(index))
    if (!mine.has(index) && mine.replaceMoved(item, item)) theirs.replaceMoved(item, undefined)
    return false
  })
  const merged: unknown[] = []
  for (let index = -1; index < base.length; index++) {
    if (index >= 0 && !isMoved[index]) {
      const item = mergeAt([...path, merged.length], base[index], mine.at(index), theirs.at(index), twice)
      if (item !== undefined) merged.push(item)
    }
    const added = theirs.addedAfter(index)
    merged.push(...added, ...mine.addedAfter(index).filter((item) => !added.some((each) => isSame(each, item))))
  }
  return merged
}

/** Where each item of `before` is in `after`, in order. Items that are gone or have moved are left out. */
export function align(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const [one, other] = [before.map((item) => JSON.stringify(item)), after.map((item) => JSON.stringify(item))]
  // Lengths of the longest common parts of the ends that begin at two positions.
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i] as Uint16Array
      row[j] = one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  const pairs = new Map<number, number>()
  let [i, j, firstI, firstJ] = [0, 0, 0, 0]
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      pairChanged(pairs, before, after, [firstI, i], [firstJ, j])
      pairs.set(i++, j++)
      ;[firstI, firstJ] = [i, j]
    } else if (j >= other.length || (i < one.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) i++
    else j++
  }
  pairChanged(pairs, before, after, [firstI, i], [firstJ, j])
  return new Map([...pairs].sort(([a], [b]) => a - b))
}

/** Pairs each item between two equal ones with the one that it became: the next that is most like it. */
function pairChanged(
  pairs: Map<number, number>,
  before: readonly unknown[],
  after: readonly unknown[],
  [start, end]: [number, number],
  [first, last]: [number, number],
): void {
  let next = first
  for (const [index, item] of before.slice(start, end).entries()) {
    const rest = after.slice(next, last)
    const isSquare = end - start - index === rest.length
    const likest = rest.map((each) => likeness(item, each))
    const best = isSquare ? 0 : likest.indexOf(Math.max(...likest))
    if ((likest[best] ?? 0) <= (isSquare ? 0 : 1)) continue
    pairs.set(start + index, next + best)
    next += best + 1
  }
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
