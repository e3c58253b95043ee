// Questions that open one at a time and can all be closed: native details with a shared name.
import { useId } from 'react'
import type { FaqItem } from '../content/shapes.ts'
import styles from './question-list.module.css'
import { Rich } from './rich.tsx'

interface QuestionListProps {
  items: readonly FaqItem[]
  openFirst?: boolean
  /** From 900 px: one list, two lists side by side, or rows as wide as the page with their answers to the right. */
  form?: 'list' | 'columns' | 'ledger'
}

export function QuestionList({ items, openFirst = true, form = 'list' }: QuestionListProps) {
  const name = useId()
  const half = Math.ceil(items.length / 2)
  const lists = form === 'columns' ? [items.slice(0, half), items.slice(half)] : [items]
  return (
    <div className={form === 'list' ? undefined : styles[form]}>
      {lists.map((list, column) => (
        <div key={column} className={styles.questions}>
          {list.map(({ question, answer }, index) => (
            <details key={question} name={name} open={openFirst && column + index === 0}>
              <summary>{question}</summary>
              <p>
                <Rich text={answer} />
              </p>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
