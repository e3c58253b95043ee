// Follows a path through a schema.
import { valueAt } from '../../yaml/yaml-file.ts'
import type { FieldPath } from '../../protocol.ts'
import { optionOf, resolve, shapeOf, type Schema } from './schema.ts'

/** The schema of the field at `path` of `value`. Undefined if the schema does not know the field. */
export function schemaAt(root: Schema, value: unknown, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (schema, key, depth) => schema && inner(schema, valueAt(value, path.slice(0, depth)), key, root),
    root,
  )
}

/** Names of the fields of the group around `path`, in the order of the schema. */
export function namesAround(root: Schema, value: unknown, path: FieldPath): string[] {
  const around = path.slice(0, -1)
  const schema = schemaAt(root, value, around)
  const shape = schema && shapeOf(withOption(schema, valueAt(value, around), root), root)
  return shape?.is === 'object' ? [...shape.fields.keys()] : []
}

function inner(schema: Schema, value: unknown, key: string | number, root: Schema): Schema | undefined {
  const shape = shapeOf(withOption(schema, value, root), root)
  if (shape.is === 'object') return shape.fields.get(String(key))
  if (shape.is === 'tuple') return shape.of[Number(key)]
  return shape.is === 'array' || shape.is === 'record' ? shape.of : undefined
}

/** The schema that `value` has, if the schema is a union. */
function withOption(schema: Schema, value: unknown, root: Schema): Schema {
  const target = resolve(schema, root)
  const shape = shapeOf(target, root)
  return shape.is === 'union' ? (optionOf(shape, value, root) ?? target) : target
}
