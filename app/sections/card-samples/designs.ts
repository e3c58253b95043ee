// What every card design is given.
import type { SectionOf } from '../../content/page.ts'

/** A service category: a service card that always has a picture. */
export type Category = SectionOf<'card-samples'>['categories'][number]

export interface DesignProps {
  cards: readonly Category[]
  cue: string
}
