// A text link that leads on, with a coral underline and an arrow that steps.
import type { LinkView } from '../content/rich-text.ts'
import { Glyph } from './glyph.tsx'
import styles from './more-link.module.css'
import { SiteLink } from './site-link.tsx'

interface MoreLinkProps {
  text: string
  link: LinkView
  /** Said after the words by screen readers, where the words alone would not tell links apart. */
  context?: string
}

export function MoreLink({ text, link, context }: MoreLinkProps) {
  return (
    <SiteLink link={link} className={styles.more}>
      <span className={styles.words}>
        {text}
        {context && <span className="visually-hidden">{`: ${context}`}</span>}
      </span>
      <Glyph name="arrow" />
    </SiteLink>
  )
}

/** The look of a more link inside a card that is a link as a whole; silent, since the card's title is the link. */
export function MoreCue({ text }: { text: string }) {
  return (
    <span className={styles.more} aria-hidden="true">
      <span className={styles.words}>{text}</span>
      <Glyph name="arrow" />
    </span>
  )
}
