// The text of a card, for every design. The title is the link; its click area covers the whole card.
import type { ServiceCard } from '../../content/schema/shapes.ts'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { MoreCue } from '../../ui/more-link/more-link.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import styles from './card-words.module.css'

interface CardWordsProps {
  card: ServiceCard
  /** Link text, such as "Learn more". */
  cue: string
  /** Whether the link text is below the description too. Screen readers get it with the title. */
  showsCue?: boolean
  /** Class of the link text below the description. */
  cueClass?: string | undefined
}

export function CardWords({ card, cue, showsCue = true, cueClass }: CardWordsProps) {
  return (
    <>
      <h4>
        <CardLink link={card.path} cue={cue}>
          {card.title}
        </CardLink>
      </h4>
      <Rich as="p" className={styles.text} text={card.description} />
      {showsCue && (
        <span className={cueClass}>
          <MoreCue text={cue} />
        </span>
      )}
    </>
  )
}
