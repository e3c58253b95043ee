// A part of a section that few readers need: closed, below an underlined summary that opens it.
import type { ReactNode } from 'react'
import styles from './fold.module.css'

export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className="tap-target">{summary}</summary>
      {children}
    </details>
  )
}
