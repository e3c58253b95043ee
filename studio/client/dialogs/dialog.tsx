// A dialog over the studio. Escape and its button close it. The first field gets the focus, so the button is last.
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useStudio } from '../context.ts'

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
