// Values by name, such as facts or form ids. Staff see what an entry says; pages write its name, so it keeps it.
import { useDeferredValue, useState, type FormEvent } from 'react'
import { useEditorState, useForm, type FieldProps } from '../context.ts'
import { childPath, isGroup } from '../../values/path.ts'
import { addOne, inWords, slugOf } from '../../json-schema/labels.ts'
import { blank, entrySchema } from '../../json-schema/schema.ts'
import { TextInput } from '../dialogs/inputs.tsx'
import { PictureDialog } from '../dialogs/picture.tsx'
import { fieldId } from '../editor/editor.ts'
import { Entry } from './entry.tsx'
import { Problems } from './frame.tsx'

/** With more entries than this, they can be searched. */
const FEW = 12

export function EntriesField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor, me, openDialog } = useForm()
  const [search, setSearch] = useState('')
  const [isUnapprovedOnly, setUnapprovedOnly] = useState(false)
  const [approver, setApprover] = useState('')
  const open = useEditorState((state) => state.open)
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const typed = useDeferredValue(approver).trim()
  const approvesAs = me ? (me.role === 'approver' ? me.name : '') : typed
  const { defines } = schema
  const schemaOfEntry = entrySchema(schema) ?? {}
  const entries = Object.entries(isGroup(value) ? value : {})
  const needsApproval = schemaOfEntry.properties?.['approvedBy'] !== undefined
  const isUnapproved = (entry: unknown) => isGroup(entry) && entry['approvedBy'] === null
  const shown = entries.filter(
    ([key, entry]) =>
      open.has(childPath(path, key)) ||
      ((!isUnapprovedOnly || isUnapproved(entry)) &&
        `${key} ${JSON.stringify(entry)}`.toLowerCase().includes(wanted)),
  )
  const addLabel = addOne(inWords(defines ?? label))
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words')).trim()
    event.currentTarget.reset()
    const fields = Object.entries(schemaOfEntry.properties ?? {})
    const [title] = fields.find(([, field]) => field.type === 'string' && !field.enum) ?? []
    const at = childPath(path, freeName(words, entries))
    editor.set(at, { ...(blank(schemaOfEntry) as object), ...(title && { [title]: words }) })
    editor.show(at)
  }
  const inner = (
    <>
      {schema.description && <p className="small-print hint">{schema.description}</p>}
      <Problems path={path} />
      {(entries.length > FEW || needsApproval) && (
        <div className="entries-find">
          {entries.length > FEW && (
            <TextInput type="search" label="Find in this list" value={search} onChange={setSearch} />
          )}
          {needsApproval && (
            <>
              {me?.role === 'editor' && (
                <p className="small-print hint">Approvers approve figures. Your change ends an approval.</p>
              )}
              {!me && (
                <TextInput
                  label="Your name, to approve"
                  value={approver}
                  autoComplete="name"
                  onChange={setApprover}
                />
              )}
              <label>
                <input
                  type="checkbox"
                  checked={isUnapprovedOnly}
                  onChange={() => setUnapprovedOnly(!isUnapprovedOnly)}
                />
                Not approved ({entries.filter(([, entry]) => isUnapproved(entry)).length})
              </label>
            </>
          )}
          <p className="small-print hint" role="status">
            {(search !== '' || isUnapprovedOnly) && `${shown.length} of ${entries.length}`}
          </p>
        </div>
      )}
      {defines === 'pictures' && (
        <button type="button" onClick={() => openDialog(PictureDialog, { name: '' })}>
          Add a picture
        </button>
      )}
      <ul className="entries">
        {shown.map(([key, entry]) => (
          <Entry
            key={key}
            list={path}
            name={key}
            schema={schemaOfEntry}
            value={entry}
            defines={defines}
            approver={needsApproval && approvesAs.length > 1 && isUnapproved(entry) ? approvesAs : undefined}
          />
        ))}
      </ul>
      {schemaOfEntry.type === 'object' && defines !== 'pictures' && (
        <form onSubmit={add}>
          <TextInput
            id={`${fieldId(path)}+`}
            label={`${addLabel}: what is it?`}
            name="words"
            required
            pattern=".*[A-Za-z].*"
            title="A few words"
          />
          <button type="submit" aria-label={addLabel}>
            Add
          </button>
        </form>
      )}
    </>
  )
  if (isBare || path === '') return inner
  return (
    <fieldset className="list" id={fieldId(path)}>
      <legend>{label}</legend>
      {inner}
    </fieldset>
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
