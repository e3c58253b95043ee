// Says when the page was last changed or, once a reviewer is named, who reviewed it and when.
import type { Review } from '../../schema/shapes.ts'
import { Month } from '../month/month.tsx'
import { useWords } from '../words/words.ts'

export function ReviewLine({ review: { reviewed, reviewedBy } }: { review: Review }) {
  const words = useWords()
  return (
    <>
      {reviewedBy
        ? words.reviewed.replace('{name}', reviewedBy.name).replace('{role}', reviewedBy.role)
        : words.updated}{' '}
      <Month date={reviewed} />
    </>
  )
}
