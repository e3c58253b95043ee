// One field of a form: chooses the control for its part of the schema.
import { createElement, memo, type ComponentType } from 'react'
import { entrySchema, kindOfValue, type Schema } from '../../json-schema/schema.ts'
import { keysOf } from '../../values/path.ts'
import type { FieldProps } from '../context.ts'
import { ApprovalField, SourceField } from './claim-fields.tsx'
import { ChecksField, ChoiceField, InputField, OtherField, PointField, SwitchField } from './controls.tsx'
import { EntriesField } from './entries-field.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { NamedField } from './named-field.tsx'
import { TextField } from './text-field.tsx'

/** Texts of a claim with controls of their own. */
const CLAIM_FIELDS: Readonly<Record<string, ComponentType<FieldProps>>> = {
  approvedBy: ApprovalField,
  source: SourceField,
}

/** Shows any value, also one that no control can change. */
export const Field = memo(function Field(props: FieldProps) {
  const schema = kindOfValue(props.schema, props.value)
  const control = controlFor(schema, props.value)
  const ofClaim = control === TextField ? CLAIM_FIELDS[keysOf(props.path).at(-1) ?? ''] : undefined
  return createElement(ofClaim ?? control, { ...props, schema })
})

/** The control for a value. A value of another kind than the schema says has none that can change it. */
export function controlFor(schema: Schema, value: unknown): ComponentType<FieldProps> {
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  const isKind = (...kinds: string[]) => kinds.includes(kind) || value === undefined
  if (schema.format === 'point' && isKind('array')) return PointField
  switch (schema.type) {
    case 'string':
      if (!isKind('string', 'null')) break
      if (schema.names) return NamedField
      if (schema.enum) return ChoiceField
      return schema.input ? InputField : TextField
    case 'number':
    case 'integer':
      if (isKind('number', 'null')) return InputField
      break
    case 'boolean':
      if (isKind('boolean')) return SwitchField
      break
    case 'object':
      if (isKind('object')) return entrySchema(schema) ? EntriesField : GroupField
      break
    case 'array':
      if (isKind('array')) return schema.items?.enum ? ChecksField : ListField
  }
  return OtherField
}
