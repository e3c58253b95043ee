// The value that a new field or a new item of a list begins with.
import { resolve, shapeOf, tagsOf, type Schema } from './schema.ts'

/** The emptiest value of `schema`: required fields only, as few items as it allows. */
export function blank(schema: Schema, root: Schema): unknown {
  const shape = shapeOf(schema, root)
  const inside = (inner: Schema) => blank(inner, root)
  switch (shape.is) {
    case 'text':
      return shape.isNullable ? null : ''
    case 'choice':
      return shape.choices[0]
    case 'number':
      return shape.least ?? 0
    case 'switch':
      return resolve(schema, root).default !== true
    case 'group':
      return Object.fromEntries([...shape.required].map((name) => [name, inside(shape.fields.get(name) ?? {})]))
    case 'union':
      return blankKind(shape.kinds[0] ?? {}, shape.tag, root)
    case 'forms':
      return inside(shape.forms[0] ?? {})
    case 'list':
      return Array.from({ length: shape.least }, () => inside(shape.of))
    case 'row':
      return shape.of.map(inside)
    case 'record':
      return {}
    case 'literal':
      return shape.value
    case 'other':
      return ''
  }
}

/** A new item of one kind. `name` is needed where several kinds share a schema. */
export function blankKind(kind: Schema, tag: string, root: Schema, name = tagsOf(kind, tag)[0]): unknown {
  return { ...(blank(kind, root) as object), [tag]: name }
}
