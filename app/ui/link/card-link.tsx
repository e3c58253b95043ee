// The title of a card as its link. The click area fills the nearest positioned ancestor.
import type { ReactNode } from 'react'
import type { LinkView } from '../../schema/rich-text.ts'
import { SiteLink } from './site-link.tsx'
import styles from './card-link.module.css'

interface CardLinkProps {
  link: LinkView
  /** Hidden text after the title, such as "Learn more". */
  cue?: string | undefined
  children: ReactNode
}

/** A card may set --card-radius, the radius of the focus ring, and --card-reach, how far the area extends. */
export function CardLink({ link, cue, children }: CardLinkProps) {
  return (
    <SiteLink link={link} className={styles.link}>
      {children}
      {cue && <span className="visually-hidden">{`: ${cue}`}</span>}
    </SiteLink>
  )
}
