import { clsx } from 'clsx'
import type { ConcernCard, NoteCard } from '../../schema/shapes.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DashList } from '../../ui/list/dash-list.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import { PictureCards } from './picture-cards.tsx'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** In windows from 620 px, a 4:3 picture beside the heading. In wide ones it is beside the rows. */
const WIDE: Boxes = [{ from: 620, width: '45vw', height: '34vw' }, FULL_WIDTH]
/** In the widest windows it is 4:3 again, because no original has the pixels for a square there. */
const SQUARE: Boxes = [
  { from: 1600, width: '45vw', height: '34vw' },
  { from: 1200, width: '45vw', height: '45vw' },
  ...WIDE,
]

const BOXES = { wide: WIDE, square: SQUARE }

export default function ConcernsSection({ section, headingId }: SectionProps<typeof kind>) {
  if (section.layout === 'pictures')
    return (
      <Section section={section} headingId={headingId} head="split">
        <PictureCards cards={section.cards} />
      </Section>
    )
  const { picture, cards } = section
  const shape = plateShape(cards)
  return (
    <Section
      section={section}
      headingId={headingId}
      head="stacked"
      headClass={clsx('beside', styles.head)}
      side={picture?.side}
      className={clsx(styles.rows, picture && styles[shape])}
    >
      {picture && (
        <div className={clsx('bleed', styles.picture)}>
          <Picture image={picture.image} decorative className={styles.image} boxes={BOXES[shape]} />
        </div>
      )}
      <div className={clsx('beside', styles.body)}>
        <ul className={clsx('rows closed', styles.list)}>
          {cards.map((card) => (
            <li key={card.title}>
              <Concern card={card} />
            </li>
          ))}
        </ul>
        {section.layout === 'rows' && section.action && (
          <div className={styles.action}>
            <ButtonLink {...section.action} />
          </div>
        )}
      </div>
    </Section>
  )
}

/** In wide windows, the picture is about as tall as the rows beside it. A row with symptoms is taller. */
function plateShape(cards: readonly NoteCard[]): keyof typeof BOXES {
  const tallRows = cards.length > 2 && cards.every(({ symptoms }) => symptoms)
  return cards.length > 3 || tallRows ? 'square' : 'wide'
}

function Concern({ card }: { card: ConcernCard | NoteCard }) {
  return (
    <>
      <div className={clsx('cluster', styles.name)}>
        {card.icon && <Icon name={card.icon} className={styles.icon} />}
        <h3>{card.title}</h3>
      </div>
      <div className={clsx('stack', styles.words)}>
        {card.symptoms && <DashList items={card.symptoms} />}
        <div className={clsx('stack', styles.more)}>
          {card.text && <Rich as="p" text={card.text} />}
          {'ctaText' in card && <MoreLink text={card.ctaText} link={card.ctaLink} context={card.title} />}
        </div>
      </div>
    </>
  )
}
