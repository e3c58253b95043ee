import { clsx } from 'clsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Month } from '../../ui/medical/month.tsx'
import { ReviewLine } from '../../ui/medical/review-line.tsx'
import { SafetyNote } from '../../ui/medical/safety-note.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SourceList } from '../../ui/list/source-list.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function SourcesSection({ section, headingId, messages: { words } }: SectionProps<typeof kind>) {
  const { layout, nextReview, items, safety } = section
  return (
    <Section section={section} headingId={headingId} className={styles[safety ? layout : 'row']}>
      <div className={clsx('stack', styles.title)}>
        <h2 id={headingId} className="h3">
          {words.sources}
        </h2>
        <p className="soft">
          <ReviewLine review={section} words={words} />. {words.reviewDue} <Month date={nextReview} />.
        </p>
      </div>
      <Disclosure
        summary={items.length === 1 ? words.oneSource : words.manySources.replace('{count}', String(items.length))}
      >
        <SourceList items={items} />
      </Disclosure>
      {safety && <SafetyNote paragraphs={safety} label={words.emergencies} />}
    </Section>
  )
}
