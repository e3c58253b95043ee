// Where content refers to something: to a picture, a form, a treatment, a fact, a page.
import { walk } from '../../app/content/schema/walk.ts'
import type { FieldPath } from '../protocol.ts'

/** The parts of a JSON Schema that say what a field is. */
export interface Schema {
  title?: string
  description?: string
  $ref?: string
  names?: string
  const?: unknown
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema | Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  definitions?: Record<string, Schema>
}

export interface NamedField {
  /** Which names the field accepts: pictures, icons, forms, treatments, roles, links. */
  names: string
  value: string
  path: FieldPath
}

/** The fields of `content` that hold a name, as its JSON Schema says. */
export function namedFields(root: Schema, content: unknown): NamedField[] {
  const visit = (given: Schema | undefined, value: unknown, path: FieldPath): NamedField[] => {
    if (!given || value === null || value === undefined) return []
    const schema = given.$ref ? (root.definitions?.[given.$ref.replace('#/definitions/', '')] ?? given) : given
    const choices = (schema.oneOf ?? schema.anyOf ?? []).filter((choice) => suits(choice, value, root))
    const own = schema.names && typeof value === 'string' ? [{ names: schema.names, value, path }] : []
    const chosen = typeof value === 'object' ? choices.flatMap((choice) => visit(choice, value, path)) : []
    if (typeof value !== 'object') return own
    const inner = Object.entries(value).flatMap(([key, each]) =>
      visit(partOf(schema, key), each, [...path, stepOf(value, key)]),
    )
    return [...own, ...chosen, ...inner]
  }
  return visit(root, content, [])
}

function stepOf(holder: object, key: string): string | number {
  return Array.isArray(holder) ? Number(key) : key
}

/** Schema of one field or item. */
function partOf({ properties, additionalProperties, items }: Schema, key: string): Schema | undefined {
  if (Array.isArray(items)) return items[Number(key)]
  return items ?? properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

/** Whether the fixed values of a choice, such as the type of a section, are those of `value`. */
function suits(choice: Schema, value: unknown, root: Schema): boolean {
  const schema = choice.$ref ? root.definitions?.[choice.$ref.replace('#/definitions/', '')] : choice
  return Object.entries(schema?.properties ?? {}).every(
    ([key, field]) => field.const === undefined || field.const === (value as Record<string, unknown>)[key],
  )
}

/** Every text of `content` with its path. */
export function textsIn(content: unknown): { path: FieldPath; text: string }[] {
  const texts: { path: FieldPath; text: string }[] = []
  walk(content, (text, path) => {
    if (typeof text === 'string') texts.push({ path, text })
  })
  return texts
}

/** The text with another address in place of `from`, in links and in fields that are an address. */
export function withOtherAddress(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length)
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`)
}

/** Whether a text is a link to the address or has one. */
export function linksTo(text: string, address: string): boolean {
  return withOtherAddress(text, address, '') !== text
}
