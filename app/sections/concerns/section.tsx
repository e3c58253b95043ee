// Concerns that people have, each with symptoms: rows, beside a sticky picture where there is one.
// A card without a ctaLink shows no link.
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ConcernCard } from '../../content/schema/shapes.ts'
import { Band } from '../../ui/band/band.tsx'
import { DashList } from '../../ui/dash-list/dash-list.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { BESIDE_ROWS, FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

/** Beside four rows or more, the plate is as tall as they are. */
const BESIDE_MANY_ROWS: Boxes = [{ from: 900, width: '45vw', height: '72vw', tall: true }, FULL_WIDTH]

export default function ConcernsSection({ section }: SectionProps<'concerns'>) {
  const headingId = useId()
  const { picture, cards } = section
  return (
    <Band section={section} labelledBy={headingId} className={clsx(styles.band, picture && styles[picture.side])}>
      <Head id={headingId} section={section} className={styles.head} />
      {picture && (
        <div className={styles.picture}>
          <Plate
            image={picture.image}
            decorative
            className={styles.plate}
            boxes={cards.length > 3 ? BESIDE_MANY_ROWS : BESIDE_ROWS}
          />
        </div>
      )}
      <ul className={styles.rows}>
        {cards.map((card) => (
          <li key={card.title}>
            <Concern card={card} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Concern({ card }: { card: ConcernCard }) {
  return (
    <>
      <div className={styles.name}>
        {card.icon && <Icon name={card.icon} className={styles.icon} />}
        <h3>{card.title}</h3>
      </div>
      <div className={clsx('stack', styles.words)}>
        {card.text && <Rich as="p" text={card.text} />}
        {card.symptoms.length > 0 && <DashList items={card.symptoms} />}
        {card.ctaText && card.ctaLink && <MoreLink text={card.ctaText} link={card.ctaLink} context={card.title} />}
      </div>
    </>
  )
}
