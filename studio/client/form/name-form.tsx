// Asks for the name of a new entry, or for another name of one that exists.
import { useState, type FormEvent } from 'react'

interface NameFormProps {
  id: string
  label: string
  button: string
  /** Name of the button for screen readers, where several have the same words. */
  buttonLabel: string
  /** The name to begin with. */
  first?: string
  /** Pattern of the names that the schema allows. */
  keys: string | undefined
  isTaken: (name: string) => boolean
  onName: (name: string) => void
  onCancel?: () => void
}

export function NameForm({ id, label, button, buttonLabel, first = '', onCancel, ...rules }: NameFormProps) {
  const [name, setName] = useState(first)
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = faultOf(name, rules)
    setFault(wrong)
    if (wrong) return
    setName(first)
    rules.onName(name)
  }
  return (
    <form className="new-entry" onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
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
        <button type="submit" disabled={name === first} aria-label={buttonLabel}>
          {button}
        </button>
        {onCancel && (
          <button type="button" className="plain" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
      {fault && (
        <p className="problems" id={`${id}!`} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}

function faultOf(name: string, { keys, isTaken }: Pick<NameFormProps, 'keys' | 'isTaken'>): string | undefined {
  if (isTaken(name)) return `The name ${name} is taken.`
  if (!keys || new RegExp(keys).test(name)) return undefined
  const signs = keys.includes('0-9') ? 'letters and digits' : 'letters'
  return `Begin with a small letter, then use ${signs} only, such as hairLossPrice.`
}
