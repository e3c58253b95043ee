// What the form must know about a part of a JSON Schema: which control shows it, and its limits.
import type { DefinedNames } from '../../protocol-choices.ts'

/** The parts of JSON Schema (draft 7) that the generated schemas use. */
export interface Schema {
  type?: string
  title?: string
  description?: string
  /** List of names that the text is one of: a key of Choices, or `links`. */
  names?: string
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
}

export type Shape =
  | { is: 'text'; most?: number; isNullable: boolean; takesTokens: boolean; names?: string }
  | { is: 'choice'; choices: readonly string[] }
  | { is: 'number'; isWhole: boolean; least?: number; most?: number }
  | { is: 'switch' }
  | { is: 'group'; fields: ReadonlyMap<string, Schema>; required: ReadonlySet<string> }
  | { is: 'union'; tag: string; kinds: readonly Schema[] }
  | { is: 'forms'; forms: readonly Schema[] }
  | { is: 'list'; of: Schema; least: number; most: number }
  | { is: 'row'; of: readonly Schema[] }
  | { is: 'record'; of: Schema; keys?: string; defines?: DefinedNames }
  | { is: 'literal'; value: unknown }
  | { is: 'other' }

/** Fields that say of which kind a group is. */
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
  if (schema.enum) return { is: 'choice', choices: schema.enum }
  switch (schema.type) {
    case 'string':
      return textShape(schema)
    case 'integer':
    case 'number':
      return {
        is: 'number',
        isWhole: schema.type === 'integer',
        ...(schema.minimum !== undefined && { least: schema.minimum }),
        ...(schema.maximum !== undefined && { most: schema.maximum }),
      }
    case 'boolean':
      return { is: 'switch' }
    case 'array':
      return listShape(schema)
    case 'object':
      return groupShape(schema)
    default:
      return alternatives(schema, root)
  }
}

/** The limits of a text that may hold tokens are in the first alternative; the second allows a token. */
function textShape(schema: Schema): Shape {
  const most = schema.maxLength ?? schema.anyOf?.[0]?.maxLength
  return {
    is: 'text',
    isNullable: false,
    takesTokens: schema.anyOf !== undefined,
    ...(most !== undefined && { most }),
    ...(schema.names && { names: schema.names }),
  }
}

function listShape({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Schema): Shape {
  if (Array.isArray(items)) return { is: 'row', of: items }
  return items ? { is: 'list', of: items, least: minItems, most: maxItems } : { is: 'other' }
}

function groupShape({ properties, required = [], additionalProperties, propertyNames, defines }: Schema): Shape {
  if (properties) return { is: 'group', fields: new Map(Object.entries(properties)), required: new Set(required) }
  if (typeof additionalProperties !== 'object') return { is: 'other' }
  const keys = propertyNames?.pattern ?? propertyNames?.anyOf?.[0]?.pattern
  return { is: 'record', of: additionalProperties, ...(keys && { keys }), ...(defines && { defines }) }
}

function alternatives(schema: Schema, root: Schema): Shape {
  const forms = (schema.oneOf ?? schema.anyOf ?? []).map((each) => resolve(each, root))
  const [first] = forms
  if (first?.type === 'string' && forms.length === 2 && forms[1]?.type === 'null') {
    return { is: 'text', isNullable: true, takesTokens: first.anyOf !== undefined }
  }
  if (forms.length === 0) return { is: 'other' }
  const tag = TAGS.find((name) => forms.every((form) => tagsOf(form, name).length > 0))
  return tag ? { is: 'union', tag, kinds: forms } : { is: 'forms', forms }
}

/** The values that `tag` may have in a group of this schema. */
export function tagsOf({ properties }: Schema, tag: string): readonly string[] {
  const field = properties?.[tag]
  return field?.enum ?? (typeof field?.const === 'string' ? [field.const] : [])
}

/** The schema of the kind that `value` names; undefined if none has that name. */
export function kindOf(
  { tag, kinds }: { tag: string; kinds: readonly Schema[] },
  value: unknown,
): Schema | undefined {
  const name = (value as Record<string, unknown> | null | undefined)?.[tag]
  return typeof name === 'string' ? kinds.find((kind) => tagsOf(kind, tag).includes(name)) : undefined
}

/** True if the control for `shape` can show `value`. What it can't show is shown as YAML. */
export function suits(shape: Shape, value: unknown): boolean {
  if (value === undefined) return shape.is !== 'other'
  switch (shape.is) {
    case 'text':
      return typeof value === 'string' || (value === null && shape.isNullable)
    case 'choice':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'switch':
      return typeof value === 'boolean'
    case 'group':
    case 'record':
      return isGroup(value)
    case 'union':
      return kindOf(shape, value) !== undefined
    case 'list':
      return Array.isArray(value)
    case 'row':
      return Array.isArray(value) && value.length === shape.of.length
    case 'literal':
      return value === shape.value
    case 'forms':
      return true
    case 'other':
      return false
  }
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
