// Renames and removes an entry, unless a page uses it: the page would lose what it shows.
import { useState } from 'react'
import type { DefinedNames } from '../../protocol-choices.ts'
import type { FieldPath } from '../../protocol.ts'
import { childPath, fieldId } from '../editor/paths.ts'
import { useForm } from './context.ts'
import { NameForm } from './name-form.tsx'
import { isGroup } from '../../schema/schema.ts'
import { refusalOf, UsedOn, usesOf } from './used-on.tsx'

export interface EntryRules {
  /** The list of Choices that the entries make. */
  defines: DefinedNames | undefined
  /** Pattern of their names. */
  keys: string | undefined
}

interface EntryActionsProps extends EntryRules {
  list: FieldPath
  name: string
  /** False where the entry is one line, which has no space for a list of pages. */
  showsUses: boolean
}

export function EntryActions({ list, name, defines, keys, showsUses }: EntryActionsProps) {
  const { editor, choices } = useForm()
  const [isRenaming, setRenaming] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const path = childPath(list, name)
  const id = `${fieldId(path)}~`
  const uses = defines && choices ? usesOf(choices, defines, name) : []
  const isUnknown = defines !== undefined && !choices
  const unlessUsed = (action: 'rename' | 'remove', then: () => void) => () => {
    if (uses.length > 0) return setRefusal(refusalOf(action, name, uses))
    setRefusal(undefined)
    return then()
  }
  const startRenaming = () => {
    setRenaming(true)
    editor.focus(id)
  }
  const remove = () => {
    editor.set(path, undefined)
    editor.focus(`${fieldId(list)}+`)
  }
  return (
    <div className="entry-actions">
      {showsUses && defines && choices && <UsedOn uses={uses} />}
      {isRenaming ? (
        <NameForm
          id={id}
          label={`New name of ${name}`}
          button="Rename"
          buttonLabel={`Rename ${name}`}
          first={name}
          keys={keys}
          isTaken={(wanted) => Object.hasOwn(groupAt(editor.valueAt(list)), wanted)}
          onName={(wanted) => editor.rename(path, wanted)}
          onCancel={() => {
            setRenaming(false)
            editor.focus(`${id}rename`)
          }}
        />
      ) : (
        <>
          {defines !== 'pictures' && (
            <button
              type="button"
              className="plain"
              id={`${id}rename`}
              aria-label={`Rename ${name}`}
              disabled={isUnknown}
              onClick={unlessUsed('rename', startRenaming)}
            >
              Rename
            </button>
          )}
          <button
            type="button"
            className="plain"
            aria-label={`Remove ${name}`}
            disabled={isUnknown}
            onClick={unlessUsed('remove', remove)}
          >
            Remove
          </button>
        </>
      )}
      {refusal && (
        <p className="problems" role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}

function groupAt(value: unknown): Record<string, unknown> {
  return isGroup(value) ? value : {}
}
