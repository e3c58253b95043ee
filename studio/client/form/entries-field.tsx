// Values by name, such as facts or form ids. Pages write the name of an entry, so an entry keeps its name.
import { useDeferredValue, useState, type FormEvent } from 'react'
import { TextInput } from '../dialogs/inputs.tsx'
import { childPath, fieldId, pathText } from '../editor/paths.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import { blank } from './blank.ts'
import { useForm, type FieldProps } from './context.ts'
import { Entry } from './entry.tsx'
import { ProblemsOf } from './frame.tsx'
import { isGroup, resolve, type Shape } from '../../schema/schema.ts'

type EntriesShape = Extract<Shape, { is: 'record' }>

/** With more entries than this, they can be searched. */
const FEW = 12

export function EntriesField({ schema, shape, value, path, label, isBare }: FieldProps & { shape: EntriesShape }) {
  const { editor, root } = useForm()
  const [search, setSearch] = useState('')
  const open = useEditorState(editor, (state) => state.open)
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const entries = isGroup(value) ? Object.entries(value) : []
  const of = resolve(shape.of, root)
  const shown = entries.filter(
    ([name, entry]) =>
      wanted === '' ||
      open.has(pathText(childPath(path, name))) ||
      `${name} ${JSON.stringify(entry)}`.toLowerCase().includes(wanted),
  )
  const inner = (
    <>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ProblemsOf path={path} />
      {entries.length > FEW && (
        <div className="entries-find">
          <TextInput type="search" label="Find in this list" value={search} onChange={setSearch} />
          <p className="hint" role="status">
            {search !== '' && `${shown.length} ${shown.length === 1 ? 'entry' : 'entries'}`}
          </p>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="entries">
          {shown.map(([name, entry]) => (
            <Entry key={name} list={path} name={name} schema={of} value={entry} defines={shape.defines} />
          ))}
        </ul>
      )}
      {shape.defines === 'pictures' ? (
        <p className="hint">Each picture has the name of its file. Add pictures with the button above this list.</p>
      ) : (
        <NewEntry
          id={`${fieldId(path)}+`}
          label={`Add to ${label}`}
          keys={shape.keys}
          isTaken={(name) => isGroup(value) && Object.hasOwn(value, name)}
          onName={(name) => {
            editor.set(childPath(path, name), blank(of, root))
            editor.show(childPath(path, name))
          }}
        />
      )}
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
  /** Name of the button for screen readers, because several have the same words. */
  label: string
  /** Pattern of the names that the schema allows. */
  keys: string | undefined
  isTaken: (name: string) => boolean
  onName: (name: string) => void
}

/** Asks for the name of a new entry. */
function NewEntry({ id, label, onName, ...rules }: NewEntryProps) {
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
      <label htmlFor={id}>Name of the new entry</label>
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
  if (isTaken(name)) return `The name ${name} is already taken.`
  if (!keys || new RegExp(keys).test(name)) return undefined
  const signs = keys.includes('0-9') ? 'letters and digits' : 'letters'
  return `Begin with a small letter, then use ${signs} only, such as hairLossPrice.`
}
