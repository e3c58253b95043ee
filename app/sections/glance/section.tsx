// Key facts of the page as names and values, up to three per row.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function GlanceSection({ section }: SectionProps<'glance'>) {
  const headingId = useId()
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.glance}>
      <Rich as="h2" id={headingId} text={section.title} />
      <FactList facts={section.rows} className={styles.rows} />
    </Band>
  )
}
