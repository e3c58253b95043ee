// One field of a form: chooses the control for its part of the schema.
import { memo } from 'react'
import { ChoiceField } from './choice-field.tsx'
import { useForm } from './context.ts'
import { EntriesField } from './entries-field.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { PointField } from './point-field.tsx'
import { RowField } from './row-field.tsx'
import { optionOf, resolve, shapeOf, suits } from '../../schema/schema.ts'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { YamlField } from './yaml-field.tsx'

/** Shows any value: what no control can show is shown as YAML. */
export const Field = memo(function Field(props: FieldProps) {
  const { root } = useForm()
  const schema = resolve(props.schema, root)
  const shape = shapeOf(schema, root)
  const given = { ...props, schema }
  if (!suits(schema, props.value, root)) return <YamlField {...given} />
  switch (shape.is) {
    case 'string':
      return <TextField {...given} shape={shape} />
    case 'enum':
      return <ChoiceField {...given} choices={shape.choices} />
    case 'number':
      return <NumberField {...given} shape={shape} />
    case 'boolean':
      return <SwitchField {...given} />
    case 'object':
      return <GroupField {...given} shape={shape} />
    case 'union':
      return <Field {...given} schema={optionOf(shape, props.value, root) ?? {}} />
    case 'array':
      return <ListField {...given} shape={shape} />
    case 'tuple':
      return schema.format === 'point' ? <PointField {...given} /> : <RowField {...given} of={shape.of} />
    case 'record':
      return <EntriesField {...given} shape={shape} />
    default:
      return null
  }
})
