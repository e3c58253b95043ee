// Words for staff: labels of fields, where a field is, and lines that sum up a folded group.
import type { FieldPath } from '../protocol.ts'
import { schemaAt } from './schema-at.ts'
import { isGroup, optionOf, resolve, shapeOf, type Schema } from './schema.ts'

/** The label of a field: the title of its schema, or else its name in words. */
export function labelOf(schema: Schema, name: string | number): string {
  return schema.title ?? inWords(String(name))
}

/** `oneResult` becomes `One result`, and `hero-side` becomes `Hero side`. */
export function inWords(name: string): string {
  const spaced = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** `['sections', 2, 'lede']` becomes `Sections 3, introduction`. `value` is the file, whose kinds of section tell. */
export function pathInWords(root: Schema, value: unknown, path: FieldPath): string {
  const words = path.reduce<string>((text, key, depth) => {
    if (typeof key === 'number') return `${text} ${key + 1}`
    const label = labelOf(schemaAt(root, value, path.slice(0, depth + 1)) ?? {}, key)
    return text === '' ? label : `${text}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  }, '')
  return words === '' ? 'The file' : words
}

/** A text without its marks: `Asked *before you*` becomes `Asked before you`. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '')
}

/** The first text of a group that is written for readers, for the line of a folded group. */
export function summaryOf(schema: Schema, value: unknown, root: Schema): string {
  if (typeof value === 'string') return withoutMarks(value)
  const shape = shapeOf(schema, root)
  if (shape.is === 'union') return summaryOf(optionOf(shape, value, root) ?? {}, value, root)
  if (shape.is === 'array' && Array.isArray(value))
    return value.map((item) => summaryOf(shape.of, item, root)).join(', ')
  if (shape.is !== 'object' || !isGroup(value)) return ''
  const written = [...shape.fields].filter(([, field]) => isProse(field, root)).map(([name]) => value[name])
  const inner = () =>
    [...shape.fields].map(([name, field]) => (value[name] ? summaryOf(field, value[name], root) : '')).find(Boolean)
  return withoutMarks((written.find((text) => typeof text === 'string' && text !== '') as string) ?? inner() ?? '')
}

/** Names, addresses and anchors have a list of names or a pattern; prose has a limit of characters or nothing. */
function isProse(schema: Schema, root: Schema): boolean {
  const shape = shapeOf(schema, root)
  const target = resolve(schema, root)
  return shape.is === 'string' && !shape.names && !(target.pattern ?? target.anyOf?.[0]?.pattern)
}
