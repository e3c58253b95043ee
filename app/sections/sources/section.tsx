import { Month } from '../../ui/medical/month.tsx'
import { ReviewLine } from '../../ui/medical/review-line.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SourceList } from '../../ui/list/source-list.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'

export default function SourcesSection({ section, headingId, messages: { words } }: SectionProps<typeof kind>) {
  const { nextReview, items } = section
  return (
    <Section section={section} headingId={headingId} head="stacked">
      <div className="stack">
        <SourceList items={items} />
        <p className="small-print">
          <ReviewLine review={section} words={words} />. {words.reviewDue} <Month date={nextReview} />.
        </p>
      </div>
    </Section>
  )
}
