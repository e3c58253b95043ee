// Signs that need care today and the numbers to call, between two strong lines.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { Ticks } from '../../ui/ticks/ticks.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function UrgentSection({ section }: SectionProps<'urgent'>) {
  const headingId = useId()
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.urgent} data-urgent>
      <h2 id={headingId}>
        <Rich text={section.title} />
      </h2>
      <div className={styles.signs}>
        <Ticks items={section.items} glyph="warning" />
      </div>
      <ul className={styles.numbers}>
        {section.numbers.map((number, index) => (
          <li key={index}>
            <Rich text={number} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
