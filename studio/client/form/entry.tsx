// One entry of values by name: folded if it is a group, else a field.
import { memo } from 'react'
import type { DefinedNames } from '../../protocol-choices.ts'
import type { FieldPath } from '../../protocol.ts'
import { childPath } from '../editor/paths.ts'
import { addressOf } from '../route.ts'
import { useForm } from './context.ts'
import { counted, Fold } from './fold.tsx'
import { summaryOf } from '../../schema/labels.ts'
import { isGroup, type Schema } from '../../schema/schema.ts'
import { Thumbnail } from './thumbnail.tsx'

interface EntryProps {
  list: FieldPath
  name: string
  schema: Schema
  value: unknown
  /** The list of Choices that the entries make. */
  defines: DefinedNames | undefined
}

/** Renders again only when its value changes: a file may have hundreds. */
export const Entry = memo(function Entry({ list, name, schema, value, defines }: EntryProps) {
  const { Field, root } = useForm()
  const path = childPath(list, name)
  const isFolded = typeof value === 'object' && value !== null
  const field = <Field schema={schema} value={value} path={path} label={name} isRequired isBare={isFolded} />
  return (
    <li className="entry">
      {isFolded ? (
        <Fold
          path={path}
          title={summaryOf(schema, value, root)}
          kind={name}
          note={<Notes name={name} entry={value} />}
        >
          {field}
          {defines && <UsedOn defines={defines} name={name} />}
        </Fold>
      ) : (
        field
      )}
    </li>
  )
})

/** On the line of a folded entry: its picture, or what it still needs before launch. */
function Notes({ name, entry }: { name: string; entry: unknown }) {
  const { editor } = useForm()
  if (editor.state.file.kind === 'images') return <Thumbnail names="pictures" name={name} />
  if (!isGroup(entry) || !('approvedBy' in entry)) return null
  const { approvedBy, open } = entry
  return (
    <>
      {open !== undefined && <span className="note">Open question</span>}
      <span className="note" data-state={approvedBy ? 'approved' : 'open'}>
        {approvedBy ? 'Approved' : 'Not approved'}
      </span>
    </>
  )
}

/** Where pages use the entry. */
function UsedOn({ defines, name }: { defines: DefinedNames; name: string }) {
  const { choices } = useForm()
  if (!choices) return null
  // An entry that was never saved is used nowhere.
  const uses = choices.lists[defines].find(({ value }) => value === name)?.usedOn ?? []
  if (uses.length === 0) return <p className="used-on">No page uses it.</p>
  return (
    <details className="used-on">
      <summary>Used in {counted(uses.length, 'place')}</summary>
      <ul>
        {uses.map(({ file, title, path: at }) => (
          <li key={`${file} ${at.join('/')}`}>
            <a href={addressOf(file, at)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
