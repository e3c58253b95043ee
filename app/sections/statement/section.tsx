// One statement in large type, with the facts that support it on the other side.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function StatementSection({ section }: SectionProps<'statement'>) {
  const headingId = useId()
  const { title, items, note } = section.side
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.statement}>
      <h2 id={headingId}>
        <Rich text={section.title} />
      </h2>
      <div className={styles.side}>
        <h3>{title}</h3>
        <ul className={styles.rows}>
          {items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
        {note && (
          <p className={styles.note}>
            <Rich text={note} />
          </p>
        )}
      </div>
    </Band>
  )
}
