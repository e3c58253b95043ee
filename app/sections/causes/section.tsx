// What brings a condition on: one large serif row a cause, with a plain line beside it.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function CausesSection({ section }: SectionProps<'causes'>) {
  const heading = useId()
  return (
    <Band ground={section.ground} id={section.id} labelledBy={heading} className={styles.causes}>
      <h2 id={heading}>
        <Rich text={section.title} />
      </h2>
      <ul className={styles.rows}>
        {section.rows.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Rich text={description} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
