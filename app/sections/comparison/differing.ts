// What stands out in a table: the cells that differ from most of their column.
import { plainText, type RichText } from '../../content/rich-text.ts'

/** The value that more than half of a column holds; undefined where no value does, so that nothing there is an exception. */
export function majorityOf(column: readonly RichText[]): string | undefined {
  const counts = new Map<string, number>()
  for (const cell of column) counts.set(plainText(cell), (counts.get(plainText(cell)) ?? 0) + 1)
  return [...counts].find(([, count]) => count > column.length / 2)?.[0]
}
