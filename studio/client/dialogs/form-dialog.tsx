// A dialog with one form. It sends the form, and says why that failed, with links to what must change first.
import { startTransition, useActionState, useRef, type ReactNode } from 'react'
import { titleOf, useStudio } from '../context.ts'
import { messageOf, RefusedError } from '../api.ts'
import { addressOf } from '../route.ts'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  isWide?: boolean
  /** Text of the button that sends the form. */
  submit: string
  /** Text of the button while the form is sent. */
  submitting?: string
  isDisabled?: boolean
  onSubmit: (fields: FormData) => Promise<void>
  onClose?: () => void
  children: ReactNode
}

export function FormDialog({
  submit,
  submitting = submit,
  isDisabled,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, send, isSending] = useActionState<unknown>(async () => {
    try {
      await onSubmit(new FormData(form.current ?? undefined))
      return null
    } catch (error_) {
      return error_
    }
  }, null)
  return (
    <Dialog {...dialog}>
      <form
        ref={form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          startTransition(send)
        }}
      >
        {children}
        <div role="alert">{error !== null && !isSending && <Failure error={error} />}</div>
        {isSending && <progress aria-label={submitting} />}
        <button type="submit" className="primary" disabled={isSending || isDisabled}>
          {isSending ? submitting : submit}
        </button>
      </form>
    </Dialog>
  )
}

function Failure({ error }: { error: unknown }) {
  const { list, closeDialog } = useStudio()
  const problems = error instanceof RefusedError ? error.problems : []
  return (
    <div className="notice wrong">
      <p>{messageOf(error)}</p>
      <ul>
        {problems.map(({ file, path, message }) => (
          <li key={`${file} ${path} ${message}`}>
            <a href={addressOf(file, path)} onClick={closeDialog}>
              {titleOf(list, file)}
            </a>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
