// Where the facts of a page come from, when it was last changed or reviewed, and when the next review is due.
import type { Tone } from '../schema/fields.ts'
import type { Messages } from '../schema/messages.ts'
import type { Review } from '../schema/content-shapes.ts'
import { SourceList } from '../ui/list/source-list.tsx'
import { Month } from '../ui/medical/month.tsx'
import { ReviewLine } from '../ui/medical/review-line.tsx'
import { Section } from '../ui/section/section.tsx'
import { SOURCES_ID } from './page-schema.ts'

interface PageReviewProps {
  review: Review
  tone: Tone
  headingId: string
  messages: Messages
}

export function PageReview({ review, tone, headingId, messages: { sources: title, words } }: PageReviewProps) {
  return (
    <Section section={{ tone, id: SOURCES_ID, title }} headingId={headingId} head="stacked">
      <div className="stack">
        <SourceList items={review.sources} />
        <p className="small-print">
          <ReviewLine review={review} words={words} />. {words.reviewDue} <Month date={review.nextReview} />.
        </p>
      </div>
    </Section>
  )
}
