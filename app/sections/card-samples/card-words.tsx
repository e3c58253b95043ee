// The text of a card, for every design. The title is the link; its click area covers the whole card.
import type { ServiceCard } from '../../content/schema/shapes.ts'
import { MoreCue } from '../../ui/more-link/more-link.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { SiteLink } from '../../ui/site-link/site-link.tsx'
import styles from './card-words.module.css'

interface CardWordsProps {
  card: ServiceCard
  /** Link text, such as "Learn more". */
  cue: string
  /** Class of the link text below the description. Without it, only screen readers get the link text. */
  cueClass?: string | undefined
}

/**
 * The click area fills the nearest positioned ancestor. A card may set --card-radius, the radius of the focus ring,
 * and --card-reach, how far the area extends.
 */
export function CardWords({ card, cue, cueClass }: CardWordsProps) {
  return (
    <>
      <h4>
        <SiteLink link={card.path} className={styles.link}>
          {card.title}
          <span className="visually-hidden">{`: ${cue}`}</span>
        </SiteLink>
      </h4>
      <Rich as="p" className={styles.text} text={card.description} />
      {cueClass && (
        <span className={cueClass}>
          <MoreCue text={cue} />
        </span>
      )}
    </>
  )
}
