// The props of every card design.
import type { SectionOf } from '../page.ts'

/** A service category: a service card that always has a picture. */
export type Category = SectionOf<'card-samples'>['categories'][number]

export interface DesignProps {
  cards: readonly Category[]
  /** Link text at the foot of every card, such as "Learn more". */
  cue: string
}
