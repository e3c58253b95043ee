// The props of every card design.
import type { SectionOf } from '../base.ts'
import type { kind } from './schema.ts'

/** A service category: a service card that always has a picture. */
export type Category = SectionOf<typeof kind>['categories'][number]

export interface DesignProps {
  cards: readonly Category[]
  /** Link text at the foot of every card, such as "Learn more". */
  cue: string
}
