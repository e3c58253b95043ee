// Says when the page was last changed or, once a reviewer is named, who reviewed it and when.
import type { Messages } from '../../schema/messages.ts'
import type { Review } from '../../schema/content-shapes.ts'
import { Month } from './month.tsx'

interface ReviewLineProps {
  review: Review
  words: Messages['words']
}

export function ReviewLine({ review: { reviewed, reviewedBy }, words }: ReviewLineProps) {
  return (
    <>
      {reviewedBy
        ? words.reviewed.replace('{name}', reviewedBy.name).replace('{role}', reviewedBy.role)
        : words.updated}{' '}
      <Month date={reviewed} />
    </>
  )
}
