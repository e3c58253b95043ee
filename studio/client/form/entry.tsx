// One entry of values by name: folded if it is a group, else a field.
import { memo } from 'react'
import { useForm, useStudio, type FieldProps } from '../context.ts'
import { childPath, isGroup, type FieldPath } from '../../values/path.ts'
import type { DefinedNames } from '../../protocol.ts'
import { counted, inWords, summaryOf, titleOfEntry } from '../../json-schema/labels.ts'
import { fieldId } from '../editor/editor.ts'
import { addressOf } from '../route.ts'
import { fillIn } from './chips.ts'
import { Disclosure } from './frame.tsx'
import { ReplaceButtons, Thumbnail } from './named-field.tsx'

interface EntryProps extends Pick<FieldProps, 'schema' | 'value'> {
  list: FieldPath
  name: string
  /** The list of Choices that the entries make. */
  defines: DefinedNames | undefined
  /** Who may approve it now with one press. */
  approver: string | undefined
}

/** Renders again only when its value changes: a file may have hundreds. */
export const Entry = memo(function Entry({ list, name, schema, value, defines, approver }: EntryProps) {
  const { editor, Field, quoted, choices } = useForm()
  const path = childPath(list, name)
  const choice = defines && choices?.lists[defines].find((each) => each.value === name)
  const label = choice?.title ?? inWords(name)
  const field = <Field schema={schema} value={value} path={path} label={label} isRequired isBare={isGroup(value)} />
  if (!isGroup(value)) return <li className="entry">{field}</li>
  const title = fillIn(titleOfEntry(schema, value, name), quoted)
  const remove = () => {
    const announcement = `Removed: ${title}. Undo brings it back.`
    editor.set(path, undefined, { announcement, focus: { id: `${fieldId(list)}+` } })
  }
  const isPicture = defines === 'pictures'
  return (
    <li className="entry">
      <Disclosure
        path={path}
        title={isPicture ? summaryOf(schema, value) : title}
        kind={isPicture ? label : undefined}
        note={isPicture ? <Thumbnail name={name} /> : <Notes entry={value} />}
      >
        {field}
        {isPicture && <ReplaceButtons name={name} />}
        {defines && <UsedOn defines={defines} name={name} remove={remove} />}
      </Disclosure>
      {approver && (
        <button
          type="button"
          aria-label={`Approve: ${title}`}
          onClick={() => editor.set(childPath(path, 'approvedBy'), approver, { announcement: `Approved: ${title}` })}
        >
          Approve
        </button>
      )}
    </li>
  )
})

/** On the line of a folded entry: its value, and what it still needs before launch. */
function Notes({ entry }: { entry: Record<string, unknown> }) {
  const { value, approvedBy, reviewBy, open } = entry
  if (approvedBy === undefined) return null
  return (
    <>
      {typeof value === 'string' && <span className="chip">{value}</span>}
      {open !== undefined && <span className="small-print">Open question</span>}
      <span className="small-print">
        {approvedBy ? (String(reviewBy) < today() ? 'Review overdue' : 'Approved') : 'Not approved'}
      </span>
    </>
  )
}

/** Today where the person is, as YYYY-MM-DD. */
function today(): string {
  return new Date().toLocaleDateString('en-CA')
}

/** Where pages use the entry. `remove` removes it. */
function UsedOn({ defines, name, remove }: { defines: DefinedNames; name: string; remove: () => void }) {
  const { choices } = useStudio()
  if (!choices) return null
  // An entry that was never saved is used nowhere.
  const uses = choices.lists[defines].find(({ value }) => value === name)?.usedOn ?? []
  if (uses.length === 0)
    return (
      <p className="used-on">
        No page uses it.{' '}
        <button type="button" onClick={remove}>
          Remove it
        </button>
      </p>
    )
  return (
    <details className="used-on">
      <summary>Used in {counted(uses.length, 'place')}</summary>
      <ul>
        {uses.map(({ file, title, path: at }) => (
          <li key={`${file} ${at}`}>
            <a href={addressOf(file, at)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
