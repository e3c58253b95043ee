// Service cards in rows. The title of a card is its link; the click area covers the whole card.
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { CardLink } from '../../ui/link/card-link.tsx'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreCue } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { ServiceCard } from '../../schema/shapes.ts'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'
import { columnsFor, placeOnShelf } from './shelf.ts'

/** On a shelf the picture has all columns of its card but one, of 22rem each with gaps of 2rem. */
const boxesOf = (span: number): Boxes => [
  { from: 1200, width: `${24 * (span - 1) - 2}rem`, height: '22rem' },
  { from: 800, width: '54vw', height: '22rem' },
  FULL_WIDTH,
]

export default function ServiceCardsSection({ section, headingId }: SectionProps<typeof kind>) {
  const { cards, cue } = section
  return (
    <Section section={section} headingId={headingId} head="split">
      <div className={styles.shelfContainer}>
        <ul className={clsx('columns', styles.shelf)} style={{ '--most': columnsFor(cards) } as CSSProperties}>
          {placeOnShelf(cards).map(({ card, span, mirrored }) => {
            const names = clsx(styles.card, card.image && styles.plateCard, mirrored && styles.mirrored)
            return (
              <li key={card.title} className={names} style={{ '--span': span } as CSSProperties}>
                {card.image && (
                  <Picture image={card.image} decorative className={styles.picture} boxes={boxesOf(span)} />
                )}
                <CardText card={card} cue={cue} />
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

function CardText({ card, cue }: { card: ServiceCard; cue: string | undefined }) {
  return (
    <div className={clsx('stack', styles.words)}>
      <Icon name={card.icon} className={styles.icon} />
      <h3>
        <CardLink link={card.path} cue={cue}>
          {card.title}
          {!cue && <InterfaceIcon name="arrow" size={1.125} />}
        </CardLink>
      </h3>
      <Rich as="p" className="soft" text={card.description} />
      {cue && (
        <span className={styles.cue}>
          <MoreCue text={cue} />
        </span>
      )}
    </div>
  )
}
