// Asks for the name of a new entry.
import { useState, type FormEvent } from 'react'

interface NewEntryProps {
  id: string
  /** Name of the button for screen readers, because several have the same words. */
  label: string
  /** Pattern of the names that the schema allows. */
  keys: string | undefined
  isTaken: (name: string) => boolean
  onName: (name: string) => void
}

export function NewEntry({ id, label, onName, ...rules }: NewEntryProps) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = faultOf(name, rules)
    setFault(wrong)
    if (wrong) return
    setName('')
    onName(name)
  }
  return (
    <form className="new-entry" onSubmit={submit} noValidate>
      <label htmlFor={id}>New entry: its name</label>
      <div className="with-button">
        <input
          id={id}
          value={name}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault ? `${id}!` : undefined}
          onChange={({ target }) => setName(target.value.trim())}
        />
        <button type="submit" disabled={name === ''} aria-label={label}>
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

function faultOf(name: string, { keys, isTaken }: Pick<NewEntryProps, 'keys' | 'isTaken'>): string | undefined {
  if (isTaken(name)) return `The name ${name} is taken.`
  if (!keys || new RegExp(keys).test(name)) return undefined
  const signs = keys.includes('0-9') ? 'letters and digits' : 'letters'
  return `Begin with a small letter, then use ${signs} only, such as hairLossPrice.`
}
