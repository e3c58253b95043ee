/** The items whose key an earlier item has, each with the first item that has it. */
export function repeats<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; first: T }[] {
  const firsts = new Map<string, T>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    const first = firsts.get(key)
    if (first !== undefined) return [{ item, first }]
    firsts.set(key, item)
    return []
  })
}
