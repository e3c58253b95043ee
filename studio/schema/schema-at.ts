// Follows a path through a schema.
import type { FieldPath } from '../protocol.ts'
import { valueAt } from '../yaml/yaml-file.ts'
import { isGroup, optionOf, resolve, shapeOf, type Schema, type Shape } from './schema.ts'

/** The schema of the field at `path` of `value`. Undefined if the schema does not know the field. */
export function schemaAt(root: Schema, value: unknown, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (schema, key, depth) => schema && innerSchema(schema, valueAt(value, path.slice(0, depth)), key, root),
    root,
  )
}

/** The option of a union, such as a kind of section, that the item at `path` has. */
export function optionAt(root: Schema, value: unknown, path: FieldPath): Schema | undefined {
  const schema = schemaAt(root, value, path)
  const shape = schema && shapeOf(schema, root)
  return shape?.is === 'union' ? optionOf(shape, valueAt(value, path), root) : undefined
}

/** Whether `path` names an entry of values by name. */
export function isEntry(root: Schema, value: unknown, path: FieldPath): boolean {
  const around = schemaAt(root, value, path.slice(0, -1))
  return around !== undefined && shapeOf(around, root).is === 'record'
}

/** Whether staff can read and change the text at `path` in the form. */
export function isForStaff(root: Schema, value: unknown, path: FieldPath): boolean {
  const schemas = path.map((_, depth) => schemaAt(root, value, path.slice(0, depth + 1)))
  const last = schemas.at(-1)
  const shape = last && shapeOf(last, root)
  return (
    shape?.is === 'string' && !shape.names && schemas.every((each) => each && resolve(each, root).staff !== false)
  )
}

/** Names of the fields of the group around `path`, in the order of the schema. */
export function namesAround(root: Schema, value: unknown, path: FieldPath): string[] {
  const around = path.slice(0, -1)
  const schema = schemaAt(root, value, around)
  const shape = schema && shapeOfValue(schema, valueAt(value, around), root)
  return shape?.is === 'object' ? [...shape.fields.keys()] : []
}

/** A text that is a name from a list, such as the name of a picture. */
export interface NamedField {
  /** A key of Choices.lists. */
  names: string
  value: string
  path: FieldPath
}

/** Every field inside `value` that holds a name from a list. */
export function namedFields(root: Schema, value: unknown, schema = root, path: FieldPath = []): NamedField[] {
  if (typeof value === 'string') {
    const shape = shapeOfValue(schema, value, root)
    return shape.is === 'string' && shape.names ? [{ names: shape.names, value, path }] : []
  }
  if (!isGroup(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const key = Array.isArray(value) ? Number(name) : name
    const inner = innerSchema(schema, value, key, root)
    return inner ? namedFields(root, each, inner, [...path, key]) : []
  })
}

/** The schema of `key` in `value`, which has `schema`. */
function innerSchema(schema: Schema, value: unknown, key: string | number, root: Schema): Schema | undefined {
  const shape = shapeOfValue(schema, value, root)
  if (shape.is === 'object') return shape.fields.get(String(key))
  return shape.is === 'array' || shape.is === 'record' ? shape.of : undefined
}

/** The shape of `schema`; of a union, the shape of the option that `value` has. */
function shapeOfValue(schema: Schema, value: unknown, root: Schema): Shape {
  const shape = shapeOf(schema, root)
  const option = shape.is === 'union' ? optionOf(shape, value, root) : undefined
  return option ? shapeOf(option, root) : shape
}
