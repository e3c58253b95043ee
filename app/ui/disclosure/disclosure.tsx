// A part of a section that few readers need: closed, below an underlined summary that opens it.
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className="tap-target">{summary}</summary>
      {children}
    </details>
  )
}
