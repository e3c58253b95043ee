// What the studio's form needs beside the file: its schema, examples of sections, and what fields may refer to.
import type { FieldPath } from './protocol.ts'

// GET schema?kind=page: the JSON Schema (draft-7) of a file of this kind. `title` is the label for staff and
// `description` the hint. `names` is the key of Choices.lists that a text is a name from. Entries with `defines` are
// what such a list is made from. A text that may hold tokens has its limits in `anyOf[0]`.

/** GET examples: one for each kind of section. */
export type Examples = Record<string, SectionExample>

export interface SectionExample {
  /** Name of the kind for staff. */
  title: string
  /** What the kind is for. */
  about: string
  /** YAML of a section, ready to add. Further ones show what else it can do. */
  yaml: string[]
}

/** GET choices: what fields may refer to, for the pickers. Read again after a save. */
export interface Choices {
  /** Tokens that a text may quote: facts first, then the clinic's data. */
  tokens: Choice[]
  lists: Record<ListName | DefinedNames, Choice[]>
  menus: { title: string; links: string[] }[]
}

export type ListName = 'icons' | 'links'

/** Lists that are made from entries of a file, and say where each entry is used. */
export type DefinedNames = 'facts' | 'pictures' | 'treatments' | 'urgentSigns' | 'forms' | 'roles'

export interface Choice {
  /** What the field holds when this is chosen. */
  value: string
  title: string
  detail?: string
  /** Address of a small picture. */
  src?: string
  /** Pictures only: the point that stays in view. */
  focal?: readonly [number, number]
  usedOn?: FieldUse[]
}

/** A field that refers to something. `title` is the name of its page or file. */
export interface FieldUse {
  file: string
  title: string
  path: FieldPath
}

// GET icon?name=pill: one icon as SVG. GET picture?name=ed&width=320: one picture as WebP. For <img src>.
