// Where a field is, in the labels that the form shows.
import type { FieldPath } from '../../protocol.ts'
import { labelOf } from './labels.ts'
import { schemaAt } from '../../schema/schema-at.ts'
import type { Schema } from '../../schema/schema.ts'

/** `['sections', 2, 'lede']` becomes `Sections 3, introduction`. `value` is the file, whose kinds of section tell. */
export function pathInWords(root: Schema, value: unknown, path: FieldPath): string {
  const words = path.reduce<string>((text, key, depth) => {
    if (typeof key === 'number') return `${text} ${key + 1}`
    const label = labelOf(schemaAt(root, value, path.slice(0, depth + 1)) ?? {}, key)
    return text === '' ? label : `${text}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  }, '')
  return words === '' ? 'The file' : words
}
