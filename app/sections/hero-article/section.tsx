// Headline to the ninth column, dates on the right, the plate from the fourth column to the edge.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Lede } from '../../ui/lede.tsx'
import { Month } from '../../ui/month.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function HeroArticleSection({ section, crumbs }: SectionProps<'hero-article'>) {
  const heading = useId()
  return (
    <Band ground={section.ground} id={section.id} labelledBy={heading} className={styles.hero}>
      <div className={styles.title}>
        <Crumbs crumbs={crumbs} />
        <h1 id={heading}>
          <Rich text={section.title} />
        </h1>
      </div>
      <div className={styles.say}>
        <Lede text={section.lede} />
      </div>
      <ul className={styles.meta}>
        <li>
          Reviewed <Month date={section.reviewed} />
          {section.reviewedBy && ` by ${section.reviewedBy}`}
        </li>
        <li>
          Next review <Month date={section.nextReview} />
        </li>
        <li>{section.readingTime}</li>
      </ul>
      <Plate
        image={section.picture}
        sizes="(min-width: 900px) 74vw, 100vw"
        priority
        decorative
        className={styles.plate}
      />
    </Band>
  )
}
