// One entry of values by name: folded if it is a group, else a field.
import { memo } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { childPath, fieldId } from '../visit/paths.ts'
import { useForm } from './context.ts'
import { EntryNotes } from './entry-notes.tsx'
import { Fold } from './fold.tsx'
import { summaryOf } from './labels.ts'
import type { Schema } from './schema.ts'

interface EntryProps {
  list: FieldPath
  name: string
  schema: Schema
  value: unknown
}

/** Drawn again only when its own value changes: a file may have hundreds. */
export const Entry = memo(function Entry({ list, name, schema, value }: EntryProps) {
  const { visit, Field, root } = useForm()
  const path = childPath(list, name)
  const isFolded = typeof value === 'object' && value !== null
  const field = <Field schema={schema} value={value} path={path} label={name} isRequired isBare={isFolded} />
  const remove = () => {
    visit.set(path, undefined)
    visit.focus(`${fieldId(list)}+`)
  }
  const takeAway = (
    <button type="button" className="plain" aria-label={`Remove ${name}`} onClick={remove}>
      Remove
    </button>
  )
  return (
    <li className="entry">
      {isFolded ? (
        <Fold
          path={path}
          title={summaryOf(schema, value, root)}
          kind={name}
          note={<EntryNotes name={name} entry={value} />}
        >
          {field}
          {takeAway}
        </Fold>
      ) : (
        <div className="entry-row">
          {field}
          {takeAway}
        </div>
      )}
    </li>
  )
})
