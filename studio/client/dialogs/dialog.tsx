// Dialogs over the studio. Escape and a button close them. The first field gets the focus, so the button is last.
import { startTransition, useActionState, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Refusal } from '../../protocol.ts'
import { messageOf } from '../api.ts'
import { useStudio } from '../context.ts'
import { ProblemList } from '../problem-list.tsx'

interface DialogProps {
  title: string
  isWide?: boolean | undefined
  className?: string
  onKeyDown?: (event: KeyboardEvent) => void
  onClose?: () => void
  children: ReactNode
}

export function Dialog({ title, isWide = false, children, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { closeDialog } = useStudio()
  const id = useId()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={id} data-wide={isWide || undefined} onClose={closeDialog} {...attributes}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" className="plain close" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  )
}

interface FormDialogProps extends DialogProps {
  /** Text of the button that sends the form. */
  submit: string
  /** Text of the button while the form is sent. */
  submitting?: string
  isDisabled?: boolean
  onSubmit: (fields: FormData) => Promise<void>
}

/** Sends its form, and says why that failed, with links to what must change first. */
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
  const { problems = [] } = ((error as Error | null)?.cause ?? {}) as Partial<Refusal>
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
        <div role="alert">
          {error !== null && !isSending && (
            <div className="notice wrong">
              <p>{messageOf(error)}</p>
              <ProblemList problems={problems} />
            </div>
          )}
        </div>
        {isSending && <progress aria-label={submitting} />}
        <button type="submit" className="primary" disabled={isSending || isDisabled}>
          {isSending ? submitting : submit}
        </button>
      </form>
    </Dialog>
  )
}
