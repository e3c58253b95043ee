// What fields may refer to, for the pickers of the form.
import type { FieldUse } from './protocol.ts'

/** Read again after a save. */
export interface Choices {
  /** Tokens that a text may quote: facts first, then the clinic's data. */
  tokens: Choice[]
  lists: Record<ListName, Choice[]>
  menus: { title: string; links: string[] }[]
}

/** Lists that are made from entries of a file, and say where each entry is used. */
export type DefinedNames = 'facts' | 'pictures' | 'treatments' | 'urgentSigns' | 'forms' | 'roles'

export type ListName = DefinedNames | 'links'

export interface Choice {
  /** What the field holds when this is chosen. */
  value: string
  title: string
  /** Tokens only: the words that a page shows. */
  shows?: string
  detail?: string
  /** Heading of the picker under which it is offered. */
  group?: string
  /** Address of a small picture. */
  src?: string
  /** Pictures only: the point that stays in view. */
  focal?: readonly [number, number]
  usedOn?: FieldUse[]
}

// GET icon?name=pill: one icon as SVG. GET picture?name=ed&width=320: one picture as WebP. For <img src>.
