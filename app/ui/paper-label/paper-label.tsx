// The label: a box that looks like a paper label on a medicine bottle. It usually holds details.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './paper-label.module.css'

interface PaperLabelProps {
  /** Adds a shadow. */
  float?: boolean
  /** Adds a coral square at the top right. */
  stamp?: boolean
  className?: string | undefined
  children: ReactNode
}

export function PaperLabel({ float = false, stamp = false, className, children }: PaperLabelProps) {
  const names = clsx(styles.label, float && styles.float, stamp && styles.stamp, className)
  return <div className={names}>{children}</div>
}
