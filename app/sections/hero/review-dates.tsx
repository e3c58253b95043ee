// When an article was changed or reviewed, when it is next, and how long it takes to read.
import { clsx } from 'clsx'
import { Month } from '../../ui/medical/month.tsx'
import { ReviewLine } from '../../ui/medical/review-line.tsx'
import type { Messages } from '../../schema/messages.ts'
import type { Review } from '../../schema/shapes.ts'
import styles from './article.module.css'

interface ReviewDatesProps extends Review {
  nextReview: string
  readingTime: string
  words: Messages['words']
}

export function ReviewDates({ nextReview, readingTime, words, ...review }: ReviewDatesProps) {
  return (
    <ul className={clsx('cluster small-print', styles.meta)}>
      <li>
        <ReviewLine review={review} words={words} />
      </li>
      <li>
        {words.reviewDue} <Month date={nextReview} />
      </li>
      <li>{readingTime}</li>
    </ul>
  )
}
