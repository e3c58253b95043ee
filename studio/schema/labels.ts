// Words for staff: labels of fields, where a field is, and lines that sum up a folded group.
import type { FieldPath } from '../protocol.ts'
import { stepsTo } from './schema-at.ts'
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
  return upperFirst(spaced)
}

/** `Questions` becomes `question`, and `Former addresses` `former address`: one of what a list holds. */
export function singular(label: string): string {
  const one = label.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<!s)s$/, '')
  return lowerFirst(one)
}

/** `Questions` becomes `Add a question`. */
export function addOne(label: string): string {
  const one = singular(label)
  return `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

/** Where a field is: `Questions, payment, question 3`. `value` is the file, which tells the kinds of section. */
export function pathInWords(root: Schema, value: unknown, path: FieldPath): string {
  const steps: string[] = []
  for (const { key, value: inner, schema = {}, around } of stepsTo(root, value, path)) {
    const shape = shapeOf(schema, root)
    const kind = shape.is === 'union' ? optionOf(shape, inner, root)?.title : undefined
    if (typeof key === 'number') steps.push(kind ?? `${singular(steps.pop() ?? 'Items')} ${key + 1}`)
    else if (around.is === 'record') steps.push(titleOfEntry(schema, inner, key, root))
    else steps.push(labelOf(resolve(schema, root), key))
    // A kind of section says more than the name of the list that it is in.
    if (typeof key === 'number' && kind) steps.splice(-2, 1)
  }
  const [first = 'The whole page', ...rest] = steps
  return [upperFirst(first), ...rest.map(lowerFirst)].join(', ')
}

/** The name of an entry for staff, such as the title of a fact. */
export function titleOfEntry(schema: Schema, entry: unknown, key: string, root: Schema): string {
  return (isGroup(entry) && !('alt' in entry) && summaryOf(schema, entry, root)) || inWords(key)
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Abbreviations keep their capitals: `ED tablets`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
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
