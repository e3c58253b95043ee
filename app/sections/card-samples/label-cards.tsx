// Cards as medicine labels on one sheet. A label lifts on hover.
import { Label } from '../../ui/label/label.tsx'
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'
import styles from './label-cards.module.css'

export function LabelCards({ cards, cue }: DesignProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.sheet}>
        {cards.map((card) => (
          <li key={card.title} className={styles.place}>
            <Label stamp className={styles.label}>
              <CardWords card={card} cue={cue} cueClass={styles.cue} />
            </Label>
          </li>
        ))}
      </ul>
    </div>
  )
}
