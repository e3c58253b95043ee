// Who approved a claim, and until when. A claim whose words change needs a new approval.
import { useId, useState } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { childPath, fieldId } from '../editor/paths.ts'
import { useForm, useProblems } from './context.ts'
import { ProblemList } from './frame.tsx'
import type { Shape } from '../../schema/schema.ts'

/** True if the group has the two fields of an approval. */
export function isApproval(shape: Extract<Shape, { is: 'object' }>): boolean {
  return shape.fields.has('approvedBy') && shape.fields.has('reviewBy')
}

export function Approval({ value, path }: { value: Record<string, unknown>; path: FieldPath }) {
  const { editor } = useForm()
  const by = childPath(path, 'approvedBy')
  const until = childPath(path, 'reviewBy')
  const problems = [...useProblems(by), ...useProblems(until)]
  const [name, setName] = useState('')
  const id = useId()
  const approvedBy = typeof value['approvedBy'] === 'string' ? value['approvedBy'] : undefined
  const reviewBy = typeof value['reviewBy'] === 'string' ? value['reviewBy'] : ''
  const isOverdue = reviewBy !== '' && reviewBy < today()
  return (
    <fieldset className="group" data-state={approvedBy && !isOverdue ? 'approved' : 'open'}>
      <legend>Approval</legend>
      <p className="approval-state">
        {approvedBy ? (
          <>
            Approved by <strong>{approvedBy}</strong>
            {isOverdue ? ', but the review is overdue.' : '. A change of the words removes the approval.'}
          </>
        ) : (
          'Not approved yet.'
        )}
      </p>
      <ProblemList id={`${fieldId(by)}!`} problems={problems} />
      <div className="approval-row">
        {approvedBy ? (
          <button type="button" id={fieldId(by)} onClick={() => editor.set(by, null)}>
            Remove the approval
          </button>
        ) : (
          <>
            <div>
              <label htmlFor={fieldId(by)}>Your name</label>
              <input
                id={fieldId(by)}
                value={name}
                autoComplete="name"
                aria-describedby={problems.length > 0 ? `${fieldId(by)}!` : undefined}
                onChange={({ target }) => setName(target.value)}
              />
            </div>
            <button
              type="button"
              disabled={name.trim().length < 2}
              onClick={() => {
                editor.set(by, name.trim())
                editor.focus(fieldId(by))
              }}
            >
              Approve
            </button>
          </>
        )}
        <div>
          <label htmlFor={fieldId(until)}>Review again by</label>
          <input
            id={fieldId(until)}
            data-path={[...path, 'reviewBy'].join('/')}
            type="date"
            value={reviewBy}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => target.value !== '' && editor.set(until, target.value)}
          />
        </div>
      </div>
      <p className="hint" id={`${id}-hint`}>
        Before launch, every claim needs an approval that isn’t overdue.
      </p>
    </fieldset>
  )
}

/** Today where the person is, as YYYY-MM-DD. */
function today(): string {
  return new Date().toLocaleDateString('en-CA')
}
