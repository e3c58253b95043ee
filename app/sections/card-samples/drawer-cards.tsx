// Cards as the drawers of an apothecary cabinet, with a paper label and a brass handle. A drawer opens on hover.
import { Label } from '../../ui/label/label.tsx'
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'
import styles from './drawer-cards.module.css'

export function DrawerCards({ cards, cue }: DesignProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.cabinet} data-ground="night">
        {cards.map((card) => (
          <li key={card.title} className={styles.drawer}>
            <div className={styles.front} data-ground="spruce">
              <Label className={styles.slip}>
                <CardWords card={card} cue={cue} cueClass={styles.cue} />
              </Label>
              <span className={styles.pull} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
