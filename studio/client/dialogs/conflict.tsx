// Somebody else changed the same fields: asks for each of them which version is right.
import { pathInWords } from '../../json-schema/labels.ts'
import { stepsTo } from '../../json-schema/schema.ts'
import { valueInWords } from '../../json-schema/word-changes.ts'
import { useForm } from '../context.ts'
import { rebased } from '../editor/rebase.ts'
import type { Conflict } from '../editor/state.ts'
import type { FieldConflict } from '../../values/merge.ts'
import { fillIn } from '../form/chips.ts'
import { FormDialog } from './dialog.tsx'

export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { editor, quoted } = useForm()
  const { merged, fields } = conflict
  const { schema } = editor.state
  const schemaAt = ({ path }: FieldConflict) => stepsTo(schema, merged, path).at(-1)?.schema
  const choose = async (form: FormData) => {
    const isMine = fields.map(({ path }) => form.get(path) === 'Yours')
    editor.change(rebased(editor.state, conflict.file, isMine))
  }
  return (
    <FormDialog
      title="You and someone else changed the same words"
      isWide
      submit="Use these"
      onSubmit={choose}
      onClose={() => editor.change({ conflict: undefined })}
    >
      <p>Choose the right words. Your other changes are kept, and so are theirs. Nothing is saved yet.</p>
      {fields.map((field) => (
        <fieldset key={field.path}>
          <legend>{pathInWords(schema, merged, field.path)}</legend>
          {(['Yours', 'Theirs'] as const).map((side) => (
            <label key={side}>
              <input type="radio" name={field.path} value={side} required /> {side}:{' '}
              {fillIn(valueInWords(side === 'Yours' ? field.mine : field.theirs, schemaAt(field)), quoted)}
            </label>
          ))}
        </fieldset>
      ))}
    </FormDialog>
  )
}
