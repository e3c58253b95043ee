// What the studio's browser half and its server say to each other. Types only: both halves import them.
// Every address begins with /edit/api/. A request with a body is POST with JSON; the server refuses anything else.
// An answer that is not 200 is a Refusal, with more fields where a type below says so. The types of the others are
// Reads and Writes of server/answer.ts.
import type { FieldPath } from './schema/path.ts'
import type { ContentKindName } from '../checks/schema/content-kinds.ts'

/** The body of every answer that is not 200. `message` is a sentence for staff. */
export interface Refusal {
  message: string
}

export interface FieldProblem {
  file: string
  /** Empty when the whole file is meant. */
  path: FieldPath
  message: string
  /** False for a problem of the copy. Any problem stops handing over. */
  blocksSaving: boolean
}

export interface FileList {
  files: FileEntry[]
  /** Titles of the groups in the order in which the studio shows them. */
  groups: string[]
  /** Address to which handed over changes are sent. Without it they stay on this computer. */
  remote?: string
}

export interface FileEntry {
  /** `content/pages/ed.yaml` */
  name: string
  /** Name for staff: the page's name, or what a shared file holds. */
  title: string
  kind: ContentKindName
  /** Menu that links to the page first, or "Other pages", or "Whole site". One of FileList.groups. */
  group: string
  /** Address of the page: `/ed-treatment`. Undefined for other files, and for a page that cannot be read. */
  path?: string
  /** The page opens with its form. The list has it after the page that leads to it. */
  isForm?: boolean
  /** Search results do not list the page. */
  isUnpublished?: boolean
  /** It differs from the last commit, and was not handed over as it is now. */
  isChanged: boolean
  isHandedOver: boolean
  /** There is a draft that was never saved. */
  hasDraft: boolean
  /** It is not YAML, so the form cannot show it. */
  isBroken: boolean
}

export interface FileState {
  name: string
  kind: ContentKindName
  /** As it is on disk. POST save sends it back as the base of the change. */
  text: string
  /** Why the file is not YAML. The form cannot show such a file. */
  broken?: string
  /** The newest draft of a tab that is closed. */
  draft?: Draft
}

export interface Draft {
  text: string
  /** Id of the browser tab that sent it: only this tab drops it. */
  tab: string
  /** The text of the file that the draft began with. */
  base: string
  /** ISO time of the last key. */
  at: string
}

/** What a visitor reads of a text: tokens filled, marks removed. It finds the field of a click on the page. */
export interface ReadText {
  path: FieldPath
  read: string
}

/** Status 409 of POST save: the file changed outside the studio. */
export interface Conflict extends Refusal {
  /** The file as it is now; undefined if it is gone. */
  file?: FileState
}

/** Status 422 of POST save, of POST hand-over and of the page operations. */
export interface Invalid extends Refusal {
  problems: FieldProblem[]
}

/** A field that refers to something. `title` is the name of its page or file. */
export interface FieldUse {
  file: string
  title: string
  path: FieldPath
}

/** A field that a change has changed. */
export interface WordChange {
  /** Where it is, in the labels that the form shows. */
  field: string
  /** Undefined where it did not exist. */
  before?: string
  after?: string
}

/** GET events: server-sent events. `data` of the event "changed" is FileChanged, after any change on disk. */
export interface FileChanged {
  name: string
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
