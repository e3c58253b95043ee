// Helpers that visit all values in content, such as the sections of a page.

type Path = readonly (string | number)[]

/** Calls `visit` for every value, outer values first, with its path. Stops below a value where it returns false. */
export function walk(value: unknown, visit: (value: unknown, path: Path) => boolean | void, path: Path = []): void {
  if (visit(value, path) === false || typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    walk(each, visit, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The texts in fields with this name, each with the path of the object around it. */
export function textsNamed(name: string, value: unknown, path: Path = []): { text: string; around: Path }[] {
  const found: { text: string; around: Path }[] = []
  walk(
    value,
    (each, at) => {
      if (at.at(-1) === name && typeof each === 'string') found.push({ text: each, around: at.slice(0, -1) })
    },
    path,
  )
  return found
}

/** `value` with every text changed by `change`. Parts in which no text changes stay the same objects. */
export function mapTexts(value: unknown, change: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value)
  const entries = Object.entries(value)
  const changed = entries.map(
    ([key, each]) => [key, mapTexts(each, change, [...path, isList ? Number(key) : key])] as const,
  )
  if (changed.every(([, each], index) => each === entries[index]?.[1])) return value
  return isList ? changed.map(([, each]) => each) : Object.fromEntries(changed)
}
