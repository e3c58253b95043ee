// Questions and answers as native <details>. They share a name, so at most one of them is open.
import { useId } from 'react'
import type { FaqItem } from '../../content/schema/shapes.ts'
import styles from './question-list.module.css'
import { Rich } from '../rich/rich.tsx'

interface QuestionListProps {
  items: readonly FaqItem[]
  /** From 900 px: two lists side by side, or full-width rows in larger type. Without it: one list. */
  layout?: 'columns' | 'ledger' | undefined
}

export function QuestionList({ items, layout }: QuestionListProps) {
  const name = useId()
  const half = Math.ceil(items.length / 2)
  const lists = layout === 'columns' ? [items.slice(0, half), items.slice(half)] : [items]
  return (
    <div className={layout && styles[layout]}>
      {lists.map((list, column) => (
        <div key={column} className={styles.questions}>
          {list.map(({ id, question, answer }, index) => (
            <details key={question} name={name} open={column === 0 && index === 0}>
              <summary>{question}</summary>
              {/* Browsers open a closed question when a link names an element inside it. */}
              <Rich as="p" id={id} text={answer} />
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
