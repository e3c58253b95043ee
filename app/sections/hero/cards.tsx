// A row of infusion cards, whose bags hang from one brass rail.
import type { RichText } from '../../schema/rich-text.ts'
import type { TreatmentCard } from '../../schema/content-shapes.ts'
import { CardLink } from '../../ui/link/card-link.tsx'
import { MoreCue } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import styles from './cards.module.css'

/** Number of cards whose pictures are in the first view of a phone. The other pictures load lazily. */
const CARDS_IN_FIRST_VIEW = 2

const BOXES: Boxes = [
  { from: 1180, width: '11vw', height: '16vw' },
  { from: 600, width: '15rem', height: '22rem' },
  { from: 0, width: '40vw', height: '58vw' },
]

export function Cards({ cards, note }: { cards: readonly TreatmentCard[]; note?: RichText | undefined }) {
  return (
    <>
      <ul className={styles.row} data-rail="">
        {cards.map(({ name, duration, image, buttonText, buttonLink }, index) => (
          <li key={name}>
            {image && <Picture image={image} boxes={BOXES} priority={index < CARDS_IN_FIRST_VIEW} decorative />}
            <div className={styles.words}>
              <h2 className="h4">
                <CardLink link={buttonLink} cue={buttonText}>
                  {name}
                </CardLink>
              </h2>
              <p className="soft">{duration}</p>
              <MoreCue text={buttonText} />
            </div>
          </li>
        ))}
      </ul>
      {note && <Rich as="p" className={styles.note} text={note} />}
    </>
  )
}
