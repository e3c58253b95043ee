// One entry of values by name: folded if it is a group, else a field.
import { memo } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { childPath } from '../editor/paths.ts'
import { useForm } from './context.ts'
import { EntryActions, type EntryRules } from './entry-actions.tsx'
import { EntryNotes } from './entry-notes.tsx'
import { Fold } from './fold.tsx'
import { summaryOf } from './labels.ts'
import type { Schema } from '../../schema/schema.ts'

interface EntryProps extends EntryRules {
  list: FieldPath
  name: string
  schema: Schema
  value: unknown
}

/** Renders again only when its value changes: a file may have hundreds. */
export const Entry = memo(function Entry({ list, name, schema, value, defines, keys }: EntryProps) {
  const { Field, root } = useForm()
  const path = childPath(list, name)
  const isFolded = typeof value === 'object' && value !== null
  const field = <Field schema={schema} value={value} path={path} label={name} isRequired isBare={isFolded} />
  const actions = <EntryActions list={list} name={name} defines={defines} keys={keys} showsUses={isFolded} />
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
          {actions}
        </Fold>
      ) : (
        <div className="entry-row">
          {field}
          {actions}
        </div>
      )}
    </li>
  )
})
