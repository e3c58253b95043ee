// The label: facts, set like a dispensary label (DESIGN.md, The idea).
import type { ReactNode } from 'react'
import { FactList, type FactView } from './fact-list.tsx'
import styles from './label.module.css'

interface LabelProps {
  /** Lifts the label off its ground with a shadow. */
  float?: boolean
  /** One coral square, top right. */
  stamp?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Label({ float = false, stamp = false, className, children }: LabelProps) {
  const names = [styles.label, float && styles.float, stamp && styles.stamp, className]
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>
}

/** Names and values on sage rules. */
export function Facts({ facts }: { facts: readonly FactView[] }) {
  return <FactList facts={facts} className={styles.facts} />
}
