// Title and description of a card, in every design: the title is the link, and its target is the whole card around it.
import type { ServiceCard } from '../../content/shapes.ts'
import { Rich } from '../../ui/rich.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './card-words.module.css'

export interface CardWordsProps {
  card: ServiceCard
  cue: string
}

/** The target fills the nearest positioned box; --card-radius and --card-reach fit its focus ring and its area to the card. */
export function CardWords({ card, cue }: CardWordsProps) {
  return (
    <>
      <h4>
        <SiteLink link={card.path} className={styles.link}>
          {card.title}
          <span className="visually-hidden">{`: ${cue}`}</span>
        </SiteLink>
      </h4>
      <p className={styles.text}>
        <Rich text={card.description} />
      </p>
    </>
  )
}
