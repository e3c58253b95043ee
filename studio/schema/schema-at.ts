// Follows paths through a schema.
import { walk } from '../../app/content/schema/walk.ts'
import type { FieldPath } from '../protocol.ts'
import { valueAt } from '../yaml/yaml-file.ts'
import { optionOf, resolve, shapeOf, type Schema, type Shape } from './schema.ts'

/** One field on the way to another. */
export interface Step {
  key: string | number
  value: unknown
  /** Undefined if the schema does not know the field. */
  schema: Schema | undefined
  /** The shape of the group or list that it is in. */
  around: Shape
}

/** Every field from the top of `value` to the one at `path`. */
export function stepsTo(root: Schema, value: unknown, path: FieldPath): Step[] {
  let [schema, inner]: [Schema | undefined, unknown] = [root, value]
  return path.map((key) => {
    const around: Shape = schema ? shapeOfValue(schema, inner, root) : { is: 'unknown' }
    if (around.is === 'object') schema = around.fields.get(String(key))
    else schema = around.is === 'array' || around.is === 'record' ? around.of : undefined
    inner = valueAt(inner, [key])
    return { key, value: inner, schema, around }
  })
}

/** The schema of the field at `path` of `value`. Undefined if the schema does not know the field. */
export function schemaAt(root: Schema, value: unknown, path: FieldPath): Schema | undefined {
  return path.length === 0 ? root : stepsTo(root, value, path).at(-1)?.schema
}

/** Names of the fields of the group around `path`, in the order of the schema. */
export function namesAround(root: Schema, value: unknown, path: FieldPath): string[] {
  const around = stepsTo(root, value, path).at(-1)?.around
  return around?.is === 'object' ? [...around.fields.keys()] : []
}

/** A text with what its schema says. */
export interface TextField {
  path: FieldPath
  text: string
  /** The list that the text is a name from: a key of Choices.lists. */
  names: string | undefined
  /** Whether staff can read and change the text in the form. */
  isForStaff: boolean
}

/** Every text of `value`. */
export function textFields(root: Schema, value: unknown): TextField[] {
  const fields: TextField[] = []
  walk(value, (text, path) => {
    if (typeof text !== 'string') return
    const steps = stepsTo(root, value, path)
    const schema = steps.at(-1)?.schema
    const shape = schema && shapeOfValue(schema, text, root)
    const names = shape?.is === 'string' ? shape.names : undefined
    const isShown = steps.every((step) => step.schema && resolve(step.schema, root).staff !== false)
    fields.push({ path, text, names, isForStaff: shape?.is === 'string' && !names && isShown })
  })
  return fields
}

/** The shape of `schema`; of a union, the shape of the option that `value` has. */
function shapeOfValue(schema: Schema, value: unknown, root: Schema): Shape {
  const shape = shapeOf(schema, root)
  const option = shape.is === 'union' ? optionOf(shape, value, root) : undefined
  return option ? shapeOf(option, root) : shape
}
