// Adds an entry under a new name.
import { useState, type FormEvent } from 'react'

interface NewEntryProps {
  id: string
  label: string
  /** Pattern of the names that the schema takes. */
  keys: string | undefined
  taken: readonly string[]
  onAdd: (name: string) => void
}

export function NewEntry({ id, label, keys, taken, onAdd }: NewEntryProps) {
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
