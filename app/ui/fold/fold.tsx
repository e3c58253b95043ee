// A folded part of a section: a quiet underlined summary that opens what few readers need.
import type { ReactNode } from 'react'
import styles from './fold.module.css'

export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
