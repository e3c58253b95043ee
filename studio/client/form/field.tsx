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
import { kindOf, resolve, shapeOf, suits } from './schema.ts'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { YamlField } from './yaml-field.tsx'

/** Shows any value: what no control can show is shown as YAML. */
export const Field = memo(function Field(props: FieldProps) {
  const { root } = useForm()
  const schema = resolve(props.schema, root)
  const shape = shapeOf(schema, root)
  const given = { ...props, schema }
  if (!suits(shape, props.value)) return <YamlField {...given} />
  switch (shape.is) {
    case 'text':
      return <TextField {...given} shape={shape} />
    case 'choice':
      return <ChoiceField {...given} choices={shape.choices} />
    case 'number':
      return <NumberField {...given} shape={shape} />
    case 'switch':
      return <SwitchField {...given} />
    case 'group':
      return <GroupField {...given} shape={shape} />
    case 'union':
      return <Field {...given} schema={kindOf(shape, props.value) ?? {}} />
    case 'forms':
      return <Field {...given} schema={shape.forms.find((form) => suits(shapeOf(form, root), props.value)) ?? {}} />
    case 'list':
      return <ListField {...given} shape={shape} />
    case 'row':
      return schema.format === 'point' ? <PointField {...given} /> : <RowField {...given} of={shape.of} />
    case 'record':
      return <EntriesField {...given} shape={shape} />
    default:
      return null
  }
})
