// What the JSON Schema of a file says about its fields.
import { childPath, keysOf, valueAt, type FieldPath } from '../values/path.ts'
import type { DefinedNames, ListName } from '../protocol.ts'

/** The parts of JSON Schema that the form uses, and what the studio adds to them (server/schemas.ts). */
export interface Schema {
  type?: string
  title?: string
  description?: string
  /** The list that the text is a name from. */
  names?: ListName
  /** False for a field that only engineers change: the form does not show it. */
  staff?: boolean
  /** The kind of text box. */
  input?: 'date' | 'time'
  /** The text may have emphasis, bold words and links. */
  marks?: boolean
  /** The text may quote facts and the clinic's data. */
  quotes?: boolean
  /** Without a text, the field says `null`. */
  isNullable?: boolean
  /** The list of Choices that these entries make. */
  defines?: DefinedNames
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** The schema of each value of a group whose keys the author chooses. */
  additionalProperties?: false | Schema
  /** One kind of group each, or one layout of a kind. */
  oneOf?: Schema[]
  /** The name of the field that says of which kind a group is. */
  tag?: string
  const?: unknown
  enum?: string[]
  maxLength?: number
  pattern?: string
  format?: string
  minItems?: number
  maxItems?: number
  minimum?: number
  default?: unknown
  /** A value for a new item to begin with. */
  example?: unknown
}

/** The names that the field `tag` may have in a group of this kind, in each of its layouts. */
export function kindNames({ properties, oneOf = [] }: Schema, tag: string): readonly string[] {
  const field = properties?.[tag]
  const names = field?.enum ?? (typeof field?.const === 'string' ? [field.const] : [])
  return [...new Set([...names, ...oneOf.flatMap((layout) => kindNames(layout, tag))])]
}

/** The schema of the kind with this name. */
export function kindNamed({ tag = '', oneOf }: Schema, name: string): Schema | undefined {
  return oneOf?.find((kind) => kindNames(kind, tag).includes(name))
}

/**
 * The schema of the kind that `value` is of, and of its layout where the layouts have different fields. A schema
 * without kinds, or without this one, is returned as it is.
 */
export function kindOfValue(schema: Schema, value: unknown): Schema {
  const kind = schema.tag && kindNamed(schema, String(valueAt(value, schema.tag)))
  return kind ? kindOfValue(kind, value) : schema
}

/** The schema of every entry of a group whose keys the author chooses; undefined for any other schema. */
export function entrySchema({ additionalProperties: schema }: Schema): Schema | undefined {
  return schema || undefined
}

/** The schema of a field of a group, an item of a list, or an entry. Undefined if `around` does not know it. */
export function fieldOf(around: Schema, key: string): Schema | undefined {
  return around.properties?.[key] ?? around.items ?? entrySchema(around)
}

/** One field on the way to another. */
interface Step {
  key: string
  value: unknown
  /** Undefined if the schema does not know the field. */
  schema: Schema | undefined
  /** The schema of the group or list that it is in. */
  around: Schema
}

/** Every field from the top of `value` to the one at `path`. */
export function stepsTo(root: Schema, value: unknown, path: FieldPath): Step[] {
  let [schema, inner]: [Schema | undefined, unknown] = [root, value]
  return keysOf(path).map((key) => {
    const around = kindOfValue(schema ?? {}, inner)
    schema = fieldOf(around, key)
    inner = valueAt(inner, key)
    return { key, value: inner, schema, around }
  })
}

/** Names of the fields of the group around `path`, in the order of the schema. */
export function namesAround(root: Schema, value: unknown, path: FieldPath): string[] {
  return Object.keys(stepsTo(root, value, path).at(-1)?.around.properties ?? {})
}

/** A text with what its schema says. */
export interface TextField {
  path: FieldPath
  text: string
  /** The list that the text is a name from. */
  names: ListName | undefined
  /** Whether staff can read and change the text in the form. */
  isForStaff: boolean
}

/** Every text of `value`, which is at `path` of its file. */
export function textFields(schema: Schema, value: unknown, path: FieldPath = '', isShown = true): TextField[] {
  const { staff, type, names, enum: choices, const: fixed } = schema
  const isForStaff = isShown && staff !== false
  if (typeof value === 'string')
    return [{ path, text: value, names, isForStaff: isForStaff && type === 'string' && !(names ?? choices ?? fixed) }]
  if (typeof value !== 'object' || value === null) return []
  const around = kindOfValue(schema, value)
  return Object.entries(value).flatMap(([key, inner]) =>
    textFields(fieldOf(around, key) ?? {}, inner, childPath(path, key), isForStaff),
  )
}

/** The emptiest value of a schema: required fields only, as few items as it allows. */
export function blank(schema: Schema): unknown {
  const { type, properties = {}, required = [], minItems = 0, items = {} } = schema
  if (schema.oneOf) return blank(schema.oneOf[0] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'point') return [50, 50]
  if (type === 'boolean') return schema.default !== true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 0
  if (type === 'array') return Array.from({ length: minItems }, () => blank(items))
  if (type === 'object') return Object.fromEntries(required.map((field) => [field, blank(properties[field] ?? {})]))
  return schema.isNullable ? null : ''
}
