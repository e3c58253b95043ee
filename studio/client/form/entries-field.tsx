// Values by name, such as facts or form ids. Staff see what an entry says; pages write its name, so it keeps it.
import { useDeferredValue, useState, type FormEvent } from 'react'
import { TextInput } from '../dialogs/inputs.tsx'
import { slugOf } from '../slug.ts'
import { childPath, fieldId, pathText } from '../editor/paths.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import { blank } from './blank.ts'
import { useForm, type FieldProps } from './context.ts'
import { Entry } from './entry.tsx'
import { ProblemsOf } from './frame.tsx'
import { addOne, inWords } from '../../schema/labels.ts'
import { isGroup, resolve, shapeOf, type Shape } from '../../schema/schema.ts'

type EntriesProps = FieldProps & { shape: Extract<Shape, { is: 'record' }> }

/** With more entries than this, they can be searched. */
const FEW = 12

export function EntriesField({ schema, shape, value, path, label, isBare }: EntriesProps) {
  const { editor, root, replacePicture } = useForm()
  const [search, setSearch] = useState('')
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [approver, setApprover] = useState('')
  const open = useEditorState(editor, (state) => state.open)
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const name = useDeferredValue(approver).trim()
  const entries = isGroup(value) ? Object.entries(value) : []
  const of = resolve(shape.of, root)
  const inside = shapeOf(of, root)
  const needsApproval = inside.is === 'object' && inside.fields.has('approvedBy')
  const isOpen = (entry: unknown) => isGroup(entry) && entry['approvedBy'] === null
  const shown = entries.filter(
    ([key, entry]) =>
      open.has(pathText(childPath(path, key))) ||
      ((!isOpenOnly || isOpen(entry)) && `${key} ${JSON.stringify(entry)}`.toLowerCase().includes(wanted)),
  )
  const inner = (
    <>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ProblemsOf path={path} />
      {entries.length > FEW && (
        <div className="entries-find">
          <TextInput type="search" label="Find in this list" value={search} onChange={setSearch} />
          {needsApproval && (
            <>
              <TextInput label="Your name, to approve" value={approver} autoComplete="name" onChange={setApprover} />
              <label>
                <input type="checkbox" checked={isOpenOnly} onChange={() => setOpenOnly(!isOpenOnly)} />
                Not approved ({entries.filter(([, entry]) => isOpen(entry)).length})
              </label>
            </>
          )}
          <p className="hint" role="status">
            {(search !== '' || isOpenOnly) && `${shown.length} of ${entries.length}`}
          </p>
        </div>
      )}
      {shape.defines === 'pictures' && (
        <button type="button" onClick={() => replacePicture('')}>
          Add a picture
        </button>
      )}
      {shown.length > 0 && (
        <ul className="entries">
          {shown.map(([key, entry]) => (
            <Entry
              key={key}
              list={path}
              name={key}
              schema={of}
              value={entry}
              defines={shape.defines}
              approver={needsApproval && name.length > 1 && isOpen(entry) ? name : undefined}
            />
          ))}
        </ul>
      )}
      {inside.is === 'object' && shape.defines !== 'pictures' && (
        <NewEntry
          id={`${fieldId(path)}+`}
          label={addOne(inWords(shape.defines ?? label))}
          onName={(words) => {
            const [first] = [...inside.fields].find(([, field]) => shapeOf(field, root).is === 'string') ?? []
            const at = childPath(path, freeName(words, entries))
            editor.set(at, { ...(blank(of, root) as object), ...(first && { [first]: words }) })
            editor.show(at)
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

/** Asks what a new entry is, in words. */
function NewEntry({ id, label, onName }: { id: string; label: string; onName: (words: string) => void }) {
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWords('')
    onName(words.trim())
  }
  return (
    <form onSubmit={submit}>
      <TextInput id={id} label={`${label}: what is it?`} value={words} onChange={setWords} />
      <button type="submit" disabled={!/[a-z]/i.test(words)} aria-label={label}>
        Add
      </button>
    </form>
  )
}

/** `Price of a visit` becomes `priceOfAVisit`, the name that pages write. */
function freeName(words: string, entries: readonly (readonly [string, unknown])[]): string {
  const start = slugOf(words)
    .replace(/^[\d-]+/, '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const taken = new Set(entries.map(([key]) => key))
  let free = start
  for (let count = 2; taken.has(free); count += 1) free = `${start}${count}`
  return free
}
