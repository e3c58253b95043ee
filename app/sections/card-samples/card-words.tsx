// Title and description of a card, for every design. The title is the link; its click area covers the whole card.
import type { ServiceCard } from '../../content/schema/shapes.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import { SiteLink } from '../../ui/site-link/site-link.tsx'
import styles from './card-words.module.css'

export interface CardWordsProps {
  card: ServiceCard
  cue: string
}

/**
 * The click area fills the nearest positioned ancestor. A card may set --card-radius, the radius of the focus ring,
 * and --card-reach, how far the area extends.
 */
export function CardWords({ card, cue }: CardWordsProps) {
  return (
    <>
      <h4>
        <SiteLink link={card.path} className={styles.link}>
          {card.title}
          <span className="visually-hidden">{`: ${cue}`}</span>
        </SiteLink>
      </h4>
      <Rich as="p" className={styles.text} text={card.description} />
    </>
  )
}
