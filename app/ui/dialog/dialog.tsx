// A modal dialog. Native button commands open and close it; <site-dialog> does the rest (dialog.element.ts).
import type { ReactNode } from 'react'

interface DialogProps {
  id: string
  className: string | undefined
  /** The element that names the dialog has the id `${id}-title`. */
  children: ReactNode
}

export function Dialog({ id, className, children }: DialogProps) {
  return (
    <site-dialog>
      <dialog className={className} id={id} closedby="any" aria-labelledby={`${id}-title`} data-tone="light">
        {children}
      </dialog>
    </site-dialog>
  )
}
