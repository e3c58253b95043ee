// Four cards in an uneven grid: the first is tall, the last is wide.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { DashList } from '../../ui/dash-list.tsx'
import { Head } from '../../ui/head.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function ConsiderationsSection({ section }: SectionProps<'considerations'>) {
  const headingId = useId()
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId}>
      <Head id={headingId} title={section.title} lede={section.lede} split />
      <ul className={styles.cards}>
        {section.cards.map(({ title, symptoms, image }) => (
          <li key={title}>
            <Plate
              image={image}
              decorative
              className={styles.plate}
              sizes="(min-width: 1000px) 36vw, (min-width: 620px) 46vw, 100vw"
            />
            <div className={styles.words}>
              <h3>{title}</h3>
              <DashList items={symptoms} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
