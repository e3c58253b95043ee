// A group of named fields. Optional fields that are not used are offered at its end.
import { useForm, type FieldProps } from '../context.ts'
import { childPath, isGroup } from '../../values/path.ts'
import { labelOf } from '../../json-schema/labels.ts'
import { blank, type Schema } from '../../json-schema/schema.ts'
import { fieldId } from '../editor/editor.ts'
import { Disclosure, Problems } from './frame.tsx'

export function GroupField({ schema, value, path, label, isBare = false }: FieldProps) {
  const inner = (
    <GroupFields schema={schema} value={value} path={path} hint={isBare ? undefined : schema.description} />
  )
  if (isBare) return inner
  if (!path.includes('/')) {
    return (
      <Disclosure path={path} title={label}>
        {inner}
      </Disclosure>
    )
  }
  return (
    <fieldset id={fieldId(path)} className="group">
      <legend>{label}</legend>
      {inner}
    </fieldset>
  )
}

interface GroupFieldsProps extends Pick<FieldProps, 'schema' | 'value' | 'path'> {
  hint?: string | undefined
  /** Names of the fields to show; all without it. */
  only?: (name: string) => boolean
}

/**
 * Fields of engineers are not shown. Choices and switches always are, because they have a usual value, and so are
 * fields that no schema knows.
 */
export function GroupFields({ schema, value, path, hint, only = () => true }: GroupFieldsProps) {
  const { editor, Field } = useForm()
  const { properties = {}, required = [] } = schema
  const content = isGroup(value) ? value : {}
  const unknown = Object.keys(content).filter((name) => !(name in properties))
  const all = [...Object.entries(properties), ...unknown.map((name): [string, Schema] => [name, {}])]
  const fields = all.filter(([name, field]) => only(name) && field.const === undefined && field.staff !== false)
  const isAlwaysShown = (field: Schema) => field.enum !== undefined || field.type === 'boolean'
  const isShown = ([name, field]: (typeof fields)[number]) =>
    content[name] !== undefined || required.includes(name) || isAlwaysShown(field)
  const unused = fields.filter((field) => !isShown(field))
  return (
    <>
      {hint && <p className="small-print hint">{hint}</p>}
      <Problems path={path} />
      {fields.filter(isShown).map(([name, field]) => {
        const [at, label, isRequired] = [childPath(path, name), labelOf(field, name), required.includes(name)]
        const removed = { announcement: `Removed: ${label}. Undo brings it back.`, focus: { id: `${fieldId(at)}+` } }
        return (
          <div className="slot" key={name}>
            <Field schema={field} value={content[name]} path={at} label={label} isRequired={isRequired} />
            {!isRequired && !isAlwaysShown(field) && (
              <button
                type="button"
                className="plain remove-button"
                aria-label={`Remove ${label}`}
                onClick={() => editor.set(at, undefined, removed)}
              >
                Remove
              </button>
            )}
          </div>
        )
      })}
      {unused.length > 0 && (
        <p className="small-print unused">
          Add:{' '}
          {unused.map(([name, field]) => {
            const [at, label] = [childPath(path, name), labelOf(field, name)]
            return (
              <button
                key={name}
                id={`${fieldId(at)}+`}
                type="button"
                className="plain"
                aria-label={`Add ${label}`}
                onClick={() => {
                  editor.set(at, blank(field))
                  editor.show(at)
                }}
              >
                {label}
              </button>
            )
          })}
        </p>
      )}
    </>
  )
}
