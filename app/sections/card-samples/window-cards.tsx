// Cards as rows beside a window with a picture. The window shows the picture of the hovered row.
import type { ImageView } from '../../media/image.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'
import { CATEGORY_BOXES } from './plate-cards.tsx'
import styles from './window-cards.module.css'

interface WindowCardsProps extends DesignProps {
  /** Picture in the window while no row is hovered. */
  picture: ImageView
}

export function WindowCards({ cards, cue, picture }: WindowCardsProps) {
  return (
    <div className={styles.container}>
      <div className={styles.wall}>
        <div className={styles.window}>
          <Plate image={picture} decorative className={styles.glass} boxes={CATEGORY_BOXES} />
        </div>
        <ul className={styles.rows}>
          {cards.map((card) => (
            <li key={card.title}>
              <div className={styles.row}>
                <Icon name={card.icon} />
                <CardWords card={card} cue={cue} />
              </div>
              <Plate image={card.image} decorative className={styles.view} boxes={CATEGORY_BOXES} />
            </li>
          ))}
        </ul>
        <span className={styles.bars} />
      </div>
    </div>
  )
}
