// Somebody else changed the same fields: asks for each of them which version is right.
import { useState } from 'react'
import { pathInWords } from '../../json-schema/labels.ts'
import { valueInWords } from '../../json-schema/word-changes.ts'
import { useForm } from '../context.ts'
import { rebased } from '../editor/rebase.ts'
import type { Conflict } from '../editor/state.ts'
import { fillIn } from '../form/chips.ts'
import { FormDialog } from './dialog.tsx'

export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { editor, quoted } = useForm()
  const { merged, fields } = conflict
  const [isMine, setMine] = useState<readonly boolean[]>(fields.map(() => true))
  return (
    <FormDialog
      title="You and someone else changed the same words"
      isWide
      submit="Use these"
      onSubmit={async () => editor.change(rebased(editor.state, conflict.file, isMine))}
      onClose={() => editor.change({ conflict: undefined })}
    >
      <p>Choose the right words. Your other changes are kept, and so are theirs. Nothing is saved yet.</p>
      {fields.map(({ path, mine, theirs }, index) => (
        <fieldset key={path}>
          <legend>{pathInWords(editor.state.schema, merged, path)}</legend>
          {([true, false] as const).map((isThis) => (
            <label key={String(isThis)}>
              <input
                type="radio"
                name={path}
                checked={isMine[index] === isThis}
                onChange={() => setMine(isMine.with(index, isThis))}
              />{' '}
              {isThis ? 'Yours' : 'Theirs'}: {fillIn(valueInWords(isThis ? mine : theirs), quoted)}
            </label>
          ))}
        </fieldset>
      ))}
    </FormDialog>
  )
}
