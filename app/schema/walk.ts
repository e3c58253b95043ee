// Helpers that visit all values in content, such as the sections of a page.

type Path = readonly (string | number)[]

/**
 * Calls `visit` for every value, outer values first, with its path; the path changes after the call. Stops below a
 * value where `visit` returns false.
 */
export function walk(value: unknown, visit: (value: unknown, path: Path) => boolean | void, path: Path = []): void {
  if (visit(value, path) === false || typeof value !== 'object' || value === null) return
  const below = [...path, '']
  for (const [key, each] of Object.entries(value)) {
    below[path.length] = Array.isArray(value) ? Number(key) : key
    walk(each, visit, below)
  }
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

/**
 * `value` with every text changed by `change`, which also gets its path; the path changes after the call. Parts in
 * which no text changes stay the same objects.
 */
export function mapTexts(value: unknown, change: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (typeof value !== 'object' || value === null) return value
  let changed = value as Record<string, unknown>
  const below = [...path, '']
  for (const [name, each] of Object.entries(value)) {
    below[path.length] = Array.isArray(value) ? Number(name) : name
    const next = mapTexts(each, change, below)
    if (next === each) continue
    if (changed === value) changed = (Array.isArray(value) ? [...value] : { ...value }) as typeof changed
    changed[name] = next
  }
  return changed
}
