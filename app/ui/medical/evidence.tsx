// How well studies support a treatment: a word, and three squares of which one to three are filled. Nothing where no
// study does, because the treatment's text says so.
import { clsx } from 'clsx'
import type { Messages } from '../../schema/messages.ts'
import type { EvidenceGrade } from '../../schema/references.ts'
import styles from './evidence.module.css'

interface EvidenceProps {
  grade: EvidenceGrade
  words: Messages['evidence']
}

export function Evidence({ grade, words }: EvidenceProps) {
  if (grade === 'none') return null
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
