// Causes of a condition: one row for each, with a large title and a short description.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function CausesSection({ section }: SectionProps<'causes'>) {
  const headingId = useId()
  return (
    <Band section={section} labelledBy={headingId} className={styles.causes}>
      <Rich as="h2" id={headingId} text={section.title} />
      <ul className={styles.rows}>
        {section.rows.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Rich as="p" text={description} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
