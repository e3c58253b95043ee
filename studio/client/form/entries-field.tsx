// Values by name, such as facts or form ids. The name of an entry is what pages write, so it can't be changed here.
import { useState, type FormEvent } from 'react'
import { childPath, fieldId } from '../visit/paths.ts'
import { blank } from './blank.ts'
import { useForm } from './context.ts'
import { EntryNotes } from './entry-notes.tsx'
import type { FieldProps } from './field-props.ts'
import { Fold } from './fold.tsx'
import { ProblemsOf } from './frame.tsx'
import { summaryOf } from './labels.ts'
import { isGroup, resolve, shapeOf, type Shape } from './schema.ts'

type EntriesShape = Extract<Shape, { is: 'entries' }>

export function EntriesField({ schema, shape, value, path, label, isBare }: FieldProps & { shape: EntriesShape }) {
  const { visit, Field, root } = useForm()
  const entries = isGroup(value) ? Object.entries(value) : []
  const of = resolve(shape.of, root)
  const remove = (name: string) => {
    visit.set(childPath(path, name), undefined)
    visit.focus(`${fieldId(path)}+`)
  }
  const inner = (
    <>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ProblemsOf path={path} />
      <ul className="entries">
        {entries.map(([name, entry]) => {
          const at = childPath(path, name)
          const field = <Field schema={of} value={entry} path={at} label={name} isRequired isBare />
          const takeAway = (
            <button type="button" className="plain" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
              Remove
            </button>
          )
          return (
            <li key={name} className="entry">
              {typeof entry === 'object' && entry !== null ? (
                <Fold path={at} title={summaryOf(of, entry, root)} kind={name} note={<EntryNotes entry={entry} />}>
                  {field}
                  {takeAway}
                </Fold>
              ) : (
                <>
                  {field}
                  {takeAway}
                </>
              )}
            </li>
          )
        })}
      </ul>
      <NewEntry
        id={`${fieldId(path)}+`}
        label={label}
        keys={shape.keys}
        taken={entries.map(([name]) => name)}
        onAdd={(name) => {
          visit.set(childPath(path, name), blank(shapeOf(of, root).is === 'forms' ? {} : of, root))
          visit.show(childPath(path, name))
        }}
      />
    </>
  )
  if (isBare || path.length === 0) return inner
  return (
    <fieldset className="list" id={fieldId(path)}>
      <legend>{label}</legend>
      {inner}
    </fieldset>
  )
}

interface NewEntryProps {
  id: string
  label: string
  keys: string | undefined
  taken: readonly string[]
  onAdd: (name: string) => void
}

function NewEntry({ id, label, keys, taken, onAdd }: NewEntryProps) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (taken.includes(name)) return setFault(`${name} exists already.`)
    if (keys && !new RegExp(keys).test(name))
      return setFault('Begin with a small letter, then letters and digits only.')
    setName('')
    setFault(undefined)
    return onAdd(name)
  }
  return (
    <form className="new-entry" onSubmit={add} noValidate>
      <label htmlFor={id}>New entry: its name</label>
      <div className="with-button">
        <input
          id={id}
          value={name}
          autoComplete="off"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault ? `${id}!` : undefined}
          onChange={({ target }) => setName(target.value.trim())}
        />
        <button type="submit" disabled={name === ''} aria-label={`Add to ${label}`}>
          Add
        </button>
      </div>
      {fault && (
        <p className="problems" id={`${id}!`} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
