// At a glance: the page's answers as names and values on rules, three beside one another where there is room.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function GlanceSection({ section }: SectionProps<'glance'>) {
  const heading = useId()
  return (
    <Band ground={section.ground} id={section.id} labelledBy={heading} className={styles.glance}>
      <h2 id={heading}>
        <Rich text={section.title} />
      </h2>
      <FactList facts={section.rows} className={styles.rows} />
    </Band>
  )
}
