// The sources of the page, the dates of its last and next review, and what to do in an emergency.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Month } from '../../ui/month.tsx'
import { SafetyNote } from '../../ui/safety-note.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function SourcesSection({ section }: SectionProps<'sources'>) {
  const headingId = useId()
  const { reviewed, nextReview, reviewedBy, items, safety } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.sources}>
      <div className={styles.title}>
        <h2 id={headingId}>Sources</h2>
        <p>
          Reviewed <Month date={reviewed} />
          {reviewedBy && ` by ${reviewedBy}`}. Next review <Month date={nextReview} />.
        </p>
      </div>
      <SourceList items={items} />
      <SafetyNote paragraphs={safety} />
    </Band>
  )
}
