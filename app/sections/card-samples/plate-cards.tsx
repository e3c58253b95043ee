// Cards as pictures of different widths. The rows run off the left and the right edge of the page alternately.
import { Plate } from '../../ui/plate/plate.tsx'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'
import styles from './plate-cards.module.css'

/** The largest box in any design. All designs use it, so they share the picture files that the browser has loaded. */
export const CATEGORY_BOXES: Boxes = [
  { from: 1100, width: '38vw', height: '38rem' },
  { from: 0, width: '88vw', height: '24rem' },
]

export function PlateCards({ cards, cue }: DesignProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.wall}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Plate image={card.image} decorative className={styles.plate} boxes={CATEGORY_BOXES} />
            <div className={styles.words}>
              <CardWords card={card} cue={cue} cueClass={styles.cue} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
