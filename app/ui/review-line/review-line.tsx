// Says when the page was last changed or, once a reviewer is named, who reviewed it and when.
import type { Review } from '../../sections/trait-types.ts'
import { Month } from '../month/month.tsx'

export function ReviewLine({ review: { reviewed, reviewedBy } }: { review: Review }) {
  return (
    <>
      {reviewedBy ? `Medically reviewed by ${reviewedBy.name}, ${reviewedBy.role}, ` : 'Updated '}
      <Month date={reviewed} />
    </>
  )
}
