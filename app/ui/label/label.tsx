// The label: a box that looks like a paper label on a medicine bottle. It usually holds details.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './label.module.css'

interface LabelProps {
  /** Adds a shadow. */
  float?: boolean
  /** Adds a coral square at the top right. */
  stamp?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Label({ float = false, stamp = false, className, children }: LabelProps) {
  const names = clsx(styles.label, float && styles.float, stamp && styles.stamp, className)
  return <div className={names}>{children}</div>
}
