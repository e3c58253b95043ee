// Cards as rows of an index: text only, between lines that run to the edge of the page.
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'
import styles from './index-cards.module.css'

export function IndexCards({ cards, cue }: DesignProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.index}>
        {cards.map((card) => (
          <li key={card.title} className={styles.row}>
            <CardWords card={card} cue={cue} />
          </li>
        ))}
      </ul>
    </div>
  )
}
