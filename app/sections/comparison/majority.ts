// Finds the value that most cells of a table column share.
import { plainText, type RichText } from '../../schema/rich-text.ts'

/** The plain text that more than half of the cells share. Undefined when there is no such text. */
export function majorityOf(column: readonly RichText[]): string | undefined {
  const counts = new Map<string, number>()
  for (const cell of column) counts.set(plainText(cell), (counts.get(plainText(cell)) ?? 0) + 1)
  return [...counts].find(([, count]) => count > column.length / 2)?.[0]
}
