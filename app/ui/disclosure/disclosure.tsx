// A part of a section that few readers need: closed, below an underlined summary that opens it.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import plusSign from './plus-sign.module.css'

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className={clsx('tap-target', plusSign.plus, styles.summary)}>{summary}</summary>
      {children}
    </details>
  )
}
