// What the studio's form needs beside the file: its schema, examples of sections, and what fields may refer to.
import type { FieldPath } from './protocol.ts'

// GET schema?kind=page: the JSON Schema (draft-7) of a file of this kind. `title` is the label for staff and
// `description` the hint. A field with `names` holds a name from a list: `names` is the key of Choices. Entries with
// `defines` are what such a list is made from. A text that may hold tokens has its limits in `anyOf[0]`.

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
  tokens: { token: string; value: string }[]
  facts: { name: string; source: string; usedOn: FieldUse[] }[]
  pictures: PictureChoice[]
  icons: string[]
  pages: { path: string; name: string; anchors: string[] }[]
  forms: { name: string; id: string; usedOn: FieldUse[] }[]
  treatments: { name: string; title: string; evidence: string; usedOn: FieldUse[] }[]
  roles: { name: string; title: string; usedOn: FieldUse[] }[]
  menus: { title: string; links: { text: string; link: string }[] }[]
}

/** Lists of Choices that are made from entries of a file, and say where each entry is used. */
export type DefinedNames = 'facts' | 'pictures' | 'treatments' | 'forms' | 'roles'

/** A field that refers to something. `title` is the name of its page or file. */
export interface FieldUse {
  file: string
  title: string
  path: FieldPath
}

export interface PictureChoice {
  name: string
  alt: string
  /** Address of a small version: /edit/api/picture?name=… */
  src: string
  focal: [number, number]
  usedOn: FieldUse[]
}

// GET icon?name=pill: one icon as SVG. GET picture?name=ed&width=320: one picture as WebP. For <img src>.
