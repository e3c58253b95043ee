// One statement in large type, with the facts that support it beside it.
import { clsx } from 'clsx'
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Rich, RichEach } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function StatementSection({ section }: SectionProps<typeof kind>) {
  const headingId = useId()
  const { title, items, note } = section.side
  return (
    <Band section={section} labelledBy={headingId} className={styles.statement}>
      <Rich as="h2" id={headingId} text={section.title} />
      <div className={clsx('stack', styles.side)}>
        <h3>{title}</h3>
        <ul className={styles.rows}>
          <RichEach as="li" texts={items} />
        </ul>
        {note && <Rich as="p" className="small-print" text={note} />}
      </div>
    </Band>
  )
}
