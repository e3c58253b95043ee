// Questions and answers as native <details>. They share a name, so at most one of them is open.
import { clsx } from 'clsx'
import { useId } from 'react'
import type { FaqItem } from '../../schema/shapes.ts'
import plusSign from './plus-sign.module.css'
import styles from './question-list.module.css'
import { Rich } from '../text/rich.tsx'

interface QuestionListProps {
  items: readonly FaqItem[]
  /** From 900 px: larger type. */
  isLarge?: boolean
}

export function QuestionList({ items, isLarge = false }: QuestionListProps) {
  const name = useId()
  return (
    <div className={clsx('rows framed', styles.questions, isLarge && styles.large)}>
      {items.map(({ id, question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary className={plusSign.plus}>{question}</summary>
          {/* Browsers open a closed question when a link names an element inside it. */}
          <Rich as="p" id={id} text={answer} />
        </details>
      ))}
    </div>
  )
}
