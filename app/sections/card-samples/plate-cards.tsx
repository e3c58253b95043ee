// Still lifes hung in rows of unequal widths, which bleed off one page edge and then off the other.
import { MoreCue } from '../../ui/more-link.tsx'
import { Plate } from '../../ui/plate.tsx'
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'
import styles from './plate-cards.module.css'

/** Widest drawing in any design, so that designs on one page share the files that the browser has loaded. */
export const CATEGORY_SIZES = '(min-width: 960px) 38vw, 60vw'

export function PlateCards({ cards, cue }: DesignProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.wall}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Plate image={card.image} decorative className={styles.plate} sizes={CATEGORY_SIZES} />
            <div className={styles.words}>
              <CardWords card={card} cue={cue} />
              <span className={styles.cue}>
                <MoreCue text={cue} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
