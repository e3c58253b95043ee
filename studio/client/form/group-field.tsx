// A group of named fields. Optional fields that are not used are offered at its end.
import type { ReactNode } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { childPath, fieldId } from '../editor/paths.ts'
import { blank } from './blank.ts'
import { useForm, type FieldProps } from './context.ts'
import { Fold } from './fold.tsx'
import { ProblemsOf } from './frame.tsx'
import { labelOf } from '../../schema/labels.ts'
import { isGroup, resolve, shapeOf, type Schema, type Shape } from '../../schema/schema.ts'

type GroupShape = Extract<Shape, { is: 'object' }>

export function GroupField({
  schema,
  shape,
  value,
  path,
  label,
  isBare = false,
}: FieldProps & { shape: GroupShape }) {
  const inner = <GroupFields shape={shape} value={value} path={path} hint={isBare ? undefined : schema.description} />
  if (isBare) return inner
  if (path.length === 1) {
    return (
      <Fold path={path} title={label}>
        {inner}
      </Fold>
    )
  }
  return (
    <fieldset id={fieldId(path)} className="group">
      <legend>{label}</legend>
      {inner}
    </fieldset>
  )
}

interface GroupFieldsProps {
  shape: GroupShape
  value: unknown
  path: FieldPath
  hint?: string | undefined
  /** Names of the fields to show; all without it. */
  only?: (name: string) => boolean
}

/**
 * Fields of engineers are not shown. Choices and switches always are, because they have a usual value, and so are
 * fields that no schema knows.
 */
export function GroupFields({ shape, value, path, hint, only = () => true }: GroupFieldsProps) {
  const { Field, root } = useForm()
  const content = isGroup(value) ? value : {}
  const fields = [...shape.fields].filter(
    ([name, field]) => only(name) && shapeOf(field, root).is !== 'literal' && resolve(field, root).staff !== false,
  )
  const isAlwaysShown = (field: Schema) => ['enum', 'boolean'].includes(shapeOf(field, root).is)
  const isShown = (name: string, field: Schema) =>
    content[name] !== undefined || shape.required.has(name) || isAlwaysShown(field)
  const unknown = Object.keys(content).filter((name) => only(name) && !shape.fields.has(name))
  const one = (name: string, field: Schema): ReactNode => {
    const at = childPath(path, name)
    const label = labelOf(resolve(field, root), name)
    const isRequired = shape.required.has(name)
    return (
      <div className="slot" key={name}>
        <Field schema={field} value={content[name]} path={at} label={label} isRequired={isRequired} />
        {!isRequired && content[name] !== undefined && !isAlwaysShown(field) && (
          <RemoveButton path={at} label={label} />
        )}
      </div>
    )
  }
  return (
    <>
      {hint && <p className="hint">{hint}</p>}
      <ProblemsOf path={path} />
      {fields.filter(([name, field]) => isShown(name, field)).map(([name, field]) => one(name, field))}
      {unknown.map((name) => one(name, {}))}
      <Unused path={path} fields={fields.filter(([name, field]) => !isShown(name, field))} />
    </>
  )
}

function RemoveButton({ path, label }: { path: FieldPath; label: string }) {
  const { editor } = useForm()
  return (
    <button
      type="button"
      className="plain remove-button"
      aria-label={`Remove ${label}`}
      onClick={() => {
        editor.set(path, undefined)
        editor.change({ said: `Removed: ${label}. Undo brings it back.` })
        editor.focus(`${fieldId(path)}+`)
      }}
    >
      Remove
    </button>
  )
}

function Unused({ path, fields }: { path: FieldPath; fields: readonly (readonly [string, Schema])[] }) {
  const { editor, root } = useForm()
  if (fields.length === 0) return null
  return (
    <p className="unused">
      Add:{' '}
      {fields.map(([name, field]) => {
        const at = childPath(path, name)
        return (
          <button
            key={name}
            id={`${fieldId(at)}+`}
            type="button"
            className="plain"
            aria-label={`Add ${labelOf(resolve(field, root), name)}`}
            onClick={() => {
              editor.set(at, blank(field, root))
              editor.show(at)
            }}
          >
            {labelOf(resolve(field, root), name)}
          </button>
        )
      })}
    </p>
  )
}
