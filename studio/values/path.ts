// Where a field is: the names and positions from the top of its file, as in `sections/2/title`. The file is ''.

export type FieldPath = string

/** The path of a field of the group or list at `around`. */
export function childPath(around: FieldPath, key: string | number): FieldPath {
  return around === '' ? String(key) : `${around}/${key}`
}

/** The names and positions in a path, from the top. */
export function keysOf(path: FieldPath): string[] {
  return path === '' ? [] : path.split('/')
}

/** The path of the group or list that a field is in. */
export function around(path: FieldPath): FieldPath {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Whether `path` is `outer` or a field inside it. */
export function isWithin(outer: FieldPath, path: FieldPath): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}/`)
}

/** The value at `path`, or undefined. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return keysOf(path).reduce<unknown>(
    (inner, key) => (typeof inner === 'object' ? (inner as Record<string, unknown> | null)?.[key] : undefined),
    value,
  )
}

/** Whether a value has named fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
