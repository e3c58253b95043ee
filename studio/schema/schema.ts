// What a part of a JSON Schema says about a value: its kind, its limits, and the list that a name is from.
import type { DefinedNames, ListName } from '../protocol.ts'

/** The parts of JSON Schema (draft 7) that the generated schemas use. */
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
  /** The list of Choices that these entries make. */
  defines?: DefinedNames
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  $ref?: string
  const?: unknown
  enum?: string[]
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  default?: unknown
  definitions?: Record<string, Schema>
  /** A value for a new item to begin with. */
  example?: unknown
}

export type Shape =
  | {
      is: 'string'
      most?: number
      isNullable: boolean
      allowsTokens: boolean
      names?: ListName
      type?: 'date' | 'time'
    }
  | { is: 'enum'; choices: readonly string[] }
  | { is: 'number'; isWhole: boolean; least?: number; most?: number }
  | { is: 'boolean' }
  | { is: 'object'; fields: ReadonlyMap<string, Schema>; required: ReadonlySet<string> }
  /** The field `tag` says which option a value has. Without it, the type of the value says so. */
  | { is: 'union'; tag: string | undefined; options: readonly Schema[] }
  | { is: 'array'; of: Schema; least: number; most: number }
  /** Two numbers in %: a point of a picture. */
  | { is: 'point' }
  | { is: 'record'; of: Schema; keys?: string; defines?: DefinedNames }
  | { is: 'literal'; value: unknown }
  | { is: 'unknown' }

/** Fields that say which option of a union a group has. */
const TAGS = ['type', 'kind', 'design']

const shapes = new WeakMap<Schema, Shape>()

/** Follows a reference to a definition of `root`. */
export function resolve(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema
  const target = root.definitions?.[schema.$ref.replace('#/definitions/', '')]
  return target ? resolve(target, root) : schema
}

/** The shape of `schema`, which may be a reference to a definition of `root`. */
export function shapeOf(schema: Schema, root: Schema): Shape {
  const target = resolve(schema, root)
  const known = shapes.get(target) ?? read(target, root)
  shapes.set(target, known)
  return known
}

function read(schema: Schema, root: Schema): Shape {
  if (schema.const !== undefined) return { is: 'literal', value: schema.const }
  if (schema.enum) return { is: 'enum', choices: schema.enum }
  switch (schema.type) {
    case 'string':
      return stringShape(schema)
    case 'integer':
    case 'number':
      return {
        is: 'number',
        isWhole: schema.type === 'integer',
        ...(schema.minimum !== undefined && { least: schema.minimum }),
        ...(schema.maximum !== undefined && { most: schema.maximum }),
      }
    case 'boolean':
      return { is: 'boolean' }
    case 'array':
      return arrayShape(schema)
    case 'object':
      return objectShape(schema)
    default:
      return unionShape(schema, root)
  }
}

/** The limits of a text that may hold tokens are in the first alternative; the second allows a token. */
function stringShape(schema: Schema): Shape {
  const { maxLength: most, input, pattern } = { ...schema, ...schema.anyOf?.[0] }
  return {
    is: 'string',
    isNullable: false,
    // Addresses and dates quote nothing.
    allowsTokens: schema.anyOf !== undefined && input === undefined && !pattern?.startsWith('^\\/'),
    ...(input && { type: input }),
    ...(most !== undefined && { most }),
    ...(schema.names && { names: schema.names }),
  }
}

function arrayShape({ format, items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Schema): Shape {
  if (format === 'point') return { is: 'point' }
  return items && !Array.isArray(items)
    ? { is: 'array', of: items, least: minItems, most: maxItems }
    : { is: 'unknown' }
}

function objectShape({ properties, required = [], additionalProperties, propertyNames, defines }: Schema): Shape {
  if (properties) return { is: 'object', fields: new Map(Object.entries(properties)), required: new Set(required) }
  if (typeof additionalProperties !== 'object') return { is: 'unknown' }
  const keys = propertyNames?.pattern ?? propertyNames?.anyOf?.[0]?.pattern
  return { is: 'record', of: additionalProperties, ...(keys && { keys }), ...(defines && { defines }) }
}

function unionShape(schema: Schema, root: Schema): Shape {
  const options = (schema.oneOf ?? schema.anyOf ?? []).map((each) => resolve(each, root))
  const [first] = options
  if (first?.type === 'string' && options.length === 2 && options[1]?.type === 'null') {
    return { is: 'string', isNullable: true, allowsTokens: first.anyOf !== undefined }
  }
  if (options.length === 0) return { is: 'unknown' }
  const tag = TAGS.find((name) => options.every((option) => tagsOf(option, name).length > 0))
  return { is: 'union', tag, options }
}

/** The values that `tag` may have in a group of this schema. */
export function tagsOf({ properties }: Schema, tag: string): readonly string[] {
  const field = properties?.[tag]
  return field?.enum ?? (typeof field?.const === 'string' ? [field.const] : [])
}

/** The option of a union that `value` has. */
export function optionOf(
  { tag, options }: Extract<Shape, { is: 'union' }>,
  value: unknown,
  root: Schema,
): Schema | undefined {
  if (!tag) return options.find((option) => suits(option, value, root))
  const name = isGroup(value) ? value[tag] : undefined
  return typeof name === 'string' ? options.find((option) => tagsOf(option, tag).includes(name)) : undefined
}

/** True if `value` is of the kind that `schema` describes. The form cannot change any other value. */
export function suits(schema: Schema, value: unknown, root: Schema): boolean {
  const shape = shapeOf(schema, root)
  if (value === undefined) return shape.is !== 'unknown'
  switch (shape.is) {
    case 'string':
      return typeof value === 'string' || (value === null && shape.isNullable)
    case 'enum':
      return typeof value === 'string'
    case 'number':
    case 'boolean':
      return typeof value === shape.is
    case 'object':
    case 'record':
      return isGroup(value)
    case 'union':
      return optionOf(shape, value, root) !== undefined
    case 'array':
    case 'point':
      return Array.isArray(value)
    case 'literal':
      return value === shape.value
    case 'unknown':
      return false
  }
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
