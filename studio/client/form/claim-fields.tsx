// Where a figure or another claim comes from, and who has approved it.
import { around, valueAt } from '../../values/path.ts'
import { needsSource } from '../../values/approvals.ts'
import { useEditorState, useForm, type FieldProps } from '../context.ts'
import { Frame } from './frame.tsx'
import { TextField } from './text-field.tsx'

/** Asks for the source again once what was approved has changed. */
export function SourceField(props: FieldProps) {
  const entry = around(props.path)
  const isAsked = useEditorState(({ file, value }) => needsSource(valueAt(file.value, entry), valueAt(value, entry)))
  return (
    <>
      <TextField {...props} />
      <p className="source-question" role="status">
        {isAsked && 'Where does the change come from? If it has another source, write that here.'}
      </p>
    </>
  )
}

/** Who has approved a figure. People who have signed in click a button; on one's own computer the name is typed. */
export function ApprovalField(props: FieldProps) {
  const { editor, me } = useForm()
  const { value, path, label } = props
  if (!me) return <TextField {...props} />
  const isMine = value === me.name
  const mayApprove = me.role === 'approver'
  return (
    <Frame
      path={path}
      label={label}
      aside={!mayApprove && <span className="small-print">Only approvers approve</span>}
    >
      {(control) => (
        <div className="with-button">
          <input {...control} readOnly value={typeof value === 'string' ? value : 'Nobody yet'} />
          {mayApprove && (
            <button type="button" onClick={() => editor.set(path, isMine ? null : me.name)}>
              {isMine ? 'Take back' : 'Approve'}
            </button>
          )}
        </div>
      )}
    </Frame>
  )
}
