// Signs that need care today and the numbers to call, between two strong lines.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Rich, RichEach } from '../../ui/rich/rich.tsx'
import { Ticks } from '../../ui/ticks/ticks.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function UrgentSection({ section }: SectionProps<'urgent'>) {
  const headingId = useId()
  return (
    <Band section={section} labelledBy={headingId} className={styles.urgent} data-urgent>
      <Rich as="h2" id={headingId} text={section.title} />
      <div className={styles.signs}>
        <Ticks items={section.items} glyph="warning" />
      </div>
      <ul className={styles.numbers}>
        <RichEach as="li" texts={section.numbers} />
      </ul>
    </Band>
  )
}
