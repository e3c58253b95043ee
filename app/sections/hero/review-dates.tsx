// When an article was changed or reviewed, when it is next, and how long it takes to read.
import { Month } from '../../ui/month/month.tsx'
import { ReviewLine } from '../../ui/review-line/review-line.tsx'
import { useWords } from '../../ui/words/words.ts'
import type { Review } from '../../schema/shapes.ts'
import styles from './article.module.css'

export function ReviewDates({
  nextReview,
  readingTime,
  ...review
}: Review & { nextReview: string; readingTime: string }) {
  const words = useWords()
  return (
    <ul className={styles.meta}>
      <li>
        <ReviewLine review={review} />
      </li>
      <li>
        {words.reviewDue} <Month date={nextReview} />
      </li>
      <li>{readingTime}</li>
    </ul>
  )
}
