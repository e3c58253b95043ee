// Cards shaped like the capsule buttons of the site. In a row, the caps of two neighbours meet.
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreCue } from '../../ui/more-link/more-link.tsx'
import styles from './capsule-cards.module.css'
import { CardWords } from './card-words.tsx'
import type { DesignProps } from './designs.ts'

export function CapsuleCards({ cards, cue }: DesignProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.tray}>
        {cards.map((card) => (
          <li key={card.title} className={styles.capsule}>
            <div className={styles.body}>
              <CardWords card={card} cue={cue} showsCue={false} />
            </div>
            <span className={styles.cap}>
              <Icon name={card.icon} className={styles.icon} />
              <MoreCue text={cue} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
