// Follows a path through a schema.
import type { FieldPath } from '../protocol.ts'
import { valueAt } from '../yaml/yaml-file.ts'
import { isGroup, optionOf, shapeOf, type Schema, type Shape } from './schema.ts'

/** The schema of the field at `path` of `value`. Undefined if the schema does not know the field. */
export function schemaAt(root: Schema, value: unknown, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (schema, key, depth) => schema && innerSchema(schema, valueAt(value, path.slice(0, depth)), key, root),
    root,
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
