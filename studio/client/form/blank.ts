// The value that a new field or a new item of a list begins with.
import { resolve, shapeOf, tagsOf, type Schema } from '../../schema/schema.ts'

/** The emptiest value of `schema`: required fields only, as few items as it allows. */
export function blank(schema: Schema, root: Schema): unknown {
  const shape = shapeOf(schema, root)
  const inside = (inner: Schema) => blank(inner, root)
  switch (shape.is) {
    case 'string':
      return shape.isNullable ? null : ''
    case 'enum':
      return shape.choices[0]
    case 'number':
      return shape.least ?? 0
    case 'boolean':
      return resolve(schema, root).default !== true
    case 'object':
      return Object.fromEntries([...shape.required].map((name) => [name, inside(shape.fields.get(name) ?? {})]))
    case 'union':
      return blankOption(shape.options[0] ?? {}, shape.tag, root)
    case 'array':
      return Array.from({ length: shape.least }, () => inside(shape.of))
    case 'point':
      return [50, 50]
    case 'record':
      return {}
    case 'literal':
      return shape.value
    case 'unknown':
      return ''
  }
}

/** A new value of one option of a union. `name` is needed where several names share a schema. */
export function blankOption(option: Schema, tag: string | undefined, root: Schema, name?: string): unknown {
  const value = blank(option, root)
  return tag ? { ...(value as object), [tag]: name ?? tagsOf(option, tag)[0] } : value
}
