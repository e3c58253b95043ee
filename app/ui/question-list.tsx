// Questions that open one at a time and can all be closed: native details with a shared name.
import { useId } from 'react'
import type { FaqItem } from '../content/shapes.ts'
import styles from './question-list.module.css'
import { Rich } from './rich.tsx'

export function QuestionList({ items, openFirst = true }: { items: readonly FaqItem[]; openFirst?: boolean }) {
  const name = useId()
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={openFirst && index === 0}>
          <summary>{question}</summary>
          <p>
            <Rich text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
