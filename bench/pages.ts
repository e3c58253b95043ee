// Which pages are measured when not all are.
import type { Page } from '../app/content/page.ts'

/** `count` paths: one of each kind of opening first, since that is what shows first, then on in the order of the registry. */
export function pagesToMeasure(pages: Iterable<Page>, count: number): string[] {
  const all = [...pages]
  const openings = new Map<string, string>()
  for (const { path, sections } of all) {
    const kind = sections[0]?.type ?? ''
    if (!openings.has(kind)) openings.set(kind, path)
  }
  const first = [...openings.values()]
  return [...first, ...all.map(({ path }) => path).filter((path) => !first.includes(path))].slice(0, count)
}
