// Service cards. The title of a card is its link; the click area covers the whole card.
import { clsx } from 'clsx'
import { CardLink } from '../../ui/link/card-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreCue } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** In wide windows the picture is above the words; elsewhere it is as small as an icon. */
const BOXES: Boxes = [
  { from: 1240, width: '30vw', height: '24vw' },
  { from: 0, width: '6rem', height: '6rem' },
]

export default function ServiceCardsSection({ section, headingId }: SectionProps<typeof kind>) {
  const { cards, cue } = section
  return (
    <Section section={section} headingId={headingId} head="split">
      <ul className={clsx('columns', styles.cards, cards.length % 3 > 0 && styles.inTwos)}>
        {cards.map((card) => (
          <li key={card.title} className={clsx(styles.card, card.image && styles.pictured)}>
            {card.image ? (
              <Picture image={card.image} decorative className={styles.picture} boxes={BOXES} />
            ) : (
              <Icon name={card.icon} />
            )}
            <div className={styles.words}>
              {card.image && <Icon name={card.icon} className={styles.icon} />}
              <h3>
                <CardLink link={card.path} cue={cue}>
                  {card.title}
                </CardLink>
              </h3>
              <Rich as="p" className="soft" text={card.description} />
              <span className={styles.cue}>
                <MoreCue text={cue} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
