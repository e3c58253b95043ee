// How well studies support a treatment: a word, and three squares of which none to three are filled.
import { clsx } from 'clsx'
import type { Messages } from '../../schema/messages.ts'
import type { EvidenceGrade } from '../../schema/references.ts'
import styles from './evidence.module.css'

interface EvidenceProps {
  grade: EvidenceGrade
  words: Messages['evidence']
}

export function Evidence({ grade, words }: EvidenceProps) {
  return (
    <span className={clsx('cluster small-print', styles.evidence)} data-grade={grade}>
      <span className={styles.squares} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <strong>{words[grade]}</strong>
    </span>
  )
}
