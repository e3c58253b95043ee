// A set of card designs, one below the other. Each has a name and a note, and shows every service category. All have
// the same card; section.module.css has the look of each design.
import { clsx } from 'clsx'
import { CardLink } from '../../ui/link/card-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { MoreCue } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionOf } from '../define-kind.ts'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

type Samples = SectionOf<typeof kind>

/** The largest box in any design. All designs use it, so they share the picture files that the browser has loaded. */
const BOXES: Boxes = [
  { from: 1200, width: '25vw', height: '24rem' },
  { from: 360, width: '50vw', height: '50vw' },
  FULL_WIDTH,
]

export default function CardSamplesSection({ section, headingId }: SectionProps<typeof kind>) {
  const { cue, designs, categories } = section
  return (
    <Section section={section} headingId={headingId} className={styles.set} head="stacked">
      {designs.map((design) => (
        <div key={design.design} className={clsx(styles.design, styles[design.design])} data-tone={design.tone}>
          <div className={clsx('cluster', styles.name)}>
            <h3>{design.title}</h3>
            <p className="small-print">{design.note}</p>
          </div>
          <ul
            className={clsx(design.design === 'index' ? 'rows closed' : 'columns', styles.cards)}
            data-tone={design.design === 'drawers' ? 'darkest' : undefined}
          >
            {categories.map((card) => (
              <Card key={card.title} card={card} design={design.design} cue={cue} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

interface CardProps {
  card: Samples['categories'][number]
  design: Samples['designs'][number]['design']
  /** Words of the link, such as "Learn more". Screen readers get them with the title. */
  cue: string
}

function Card({ card, design, cue }: CardProps) {
  const Words = design === 'label' || design === 'drawers' ? PaperLabel : 'div'
  const hasDisc = design === 'label' || design === 'drawers' || design === 'index'
  return (
    <li className={styles.card}>
      {(design === 'pictures' || design === 'window') && (
        <Picture image={card.image} decorative className={styles.picture} boxes={BOXES} />
      )}
      <Words className={styles.words}>
        {hasDisc && (
          <span className={styles.disc}>
            <Icon name={card.icon} />
          </span>
        )}
        <h4>
          <CardLink link={card.path} cue={cue}>
            {card.title}
          </CardLink>
        </h4>
        <Rich as="p" className="small-print" text={card.description} />
        <span className={styles.cue}>
          {design === 'capsules' && <Icon name={card.icon} />}
          <MoreCue text={cue} />
        </span>
      </Words>
    </li>
  )
}
