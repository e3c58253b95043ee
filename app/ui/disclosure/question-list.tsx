// Questions and answers as native <details>. Browsers open only one of those with the same name.
import { clsx } from 'clsx'
import type { FaqItem } from '../../schema/content-shapes.ts'
import plusSign from './plus-sign.module.css'
import styles from './question-list.module.css'
import { Rich } from '../text/rich.tsx'

interface QuestionListProps {
  items: readonly FaqItem[]
  /** Lists with the same name close each other's answers. */
  name: string
  /** The first answer is open when the page opens. */
  opensFirst: boolean
}

export function QuestionList({ items, name, opensFirst }: QuestionListProps) {
  return (
    <div className={clsx('rows framed', styles.questions)}>
      {items.map(({ id, question, answer }, index) => (
        <details key={question} name={name} open={opensFirst && index === 0}>
          <summary className={plusSign.plus}>{question}</summary>
          {/* Browsers open a closed question when a link names an element inside it. */}
          <Rich as="p" id={id} text={answer} />
        </details>
      ))}
    </div>
  )
}
