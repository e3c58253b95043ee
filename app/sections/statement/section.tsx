// One statement in large type, with the facts that support it beside it.
import { clsx } from 'clsx'
import { Rich, RichEach } from '../../ui/rich/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function StatementSection({ section, headingId }: SectionProps<typeof kind>) {
  const { title, items, note } = section.side
  return (
    <Section section={section} headingId={headingId} className={styles.statement}>
      <Rich as="h2" id={headingId} text={section.title} />
      <div className={clsx('stack', styles.side)}>
        <h3>{title}</h3>
        <ul className={styles.rows}>
          <RichEach as="li" texts={items} />
        </ul>
        {note && <Rich as="p" className="small-print" text={note} />}
      </div>
    </Section>
  )
}
