// One field of a form: chooses the control for its part of the schema.
import { memo } from 'react'
import { useForm, type FieldProps } from './context.ts'
import { ChoiceField, NumberField, OtherField, PointField, SwitchField } from './controls.tsx'
import { EntriesField } from './entries-field.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { optionOf, resolve, shapeOf, suits } from '../../schema/schema.ts'
import { NamedField } from './named-field.tsx'
import { TextField } from './text-field.tsx'
import { WordsField } from './words-field.tsx'

/** Shows any value, also one that no control can change. */
export const Field = memo(function Field(props: FieldProps) {
  const { root } = useForm()
  const schema = resolve(props.schema, root)
  const shape = shapeOf(schema, root)
  const given = { ...props, schema }
  if (!suits(schema, props.value, root)) return <OtherField {...given} />
  switch (shape.is) {
    case 'string':
      if (shape.names) return <NamedField {...given} shape={shape} names={shape.names} />
      return shape.allowsTokens ? <WordsField {...given} shape={shape} /> : <TextField {...given} shape={shape} />
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
    case 'point':
      return <PointField {...given} />
    case 'record':
      return <EntriesField {...given} shape={shape} />
    default:
      return null
  }
})
