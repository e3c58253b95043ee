// A fixed number of values in a row, such as the two parts of a point.
import { childPath } from '../editor/paths.ts'
import { useForm } from './context.ts'
import type { FieldProps } from './field-props.ts'
import type { Schema } from '../../schema/schema.ts'

export function RowField({ schema, of, value, path, label }: FieldProps & { of: readonly Schema[] }) {
  const { Field } = useForm()
  const values = Array.isArray(value) ? value : []
  return (
    <fieldset className="row">
      <legend>{label}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      {of.map((part, index) => (
        <Field
          key={index}
          schema={part}
          value={values[index]}
          path={childPath(path, index)}
          label={part.title ?? `${label} ${index + 1}`}
          isRequired
        />
      ))}
    </fieldset>
  )
}
