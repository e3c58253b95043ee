// The evidence device: how well studies support a treatment, as a word and as up to three filled bars.
import type { Messages } from '../content/messages.ts'
import type { EvidenceGrade } from '../content/references.ts'
import styles from './evidence.module.css'

interface EvidenceProps {
  grade: EvidenceGrade
  words: Messages['evidence']
}

export function Evidence({ grade, words }: EvidenceProps) {
  return (
    <span className={styles.evidence} data-grade={grade}>
      <span className={styles.bars} aria-hidden="true" />
      <span>
        {words.label}: <strong>{words[grade]}</strong>
      </span>
    </span>
  )
}
