// What staff can do beside changing a file: pages, pictures, history, handing over.
import type { FieldPath, Refusal } from './protocol.ts'
import type { FieldUse } from './protocol-choices.ts'

/** Answer of the four page operations. They save at once: files with a draft are refused with 409. */
export interface PagesChanged {
  /** The page's file, also when it was removed. */
  name: string
  /** Every file that changed. Read those that are open again. */
  changed: string[]
}

export interface StillLinked extends Refusal {
  links: FieldUse[]
}

export interface PictureSaved {
  name: string
  width: number
  height: number
  changed: string[]
}

/** GET history?name=…: the last changes of a file, the newest first. */
export interface History {
  changes: Change[]
}

export interface Change {
  commit: string
  /** ISO time */
  at: string
  author: string
  /** First line of the commit message. */
  subject: string
  words: WordChange[]
}

/** One field, before and after. Undefined where it did not exist. */
export interface WordChange {
  path: FieldPath
  before?: string
  after?: string
}

/** POST revert, body { name, commit, text }: `text` without that change. Nothing is saved. 409 if it cannot be. */
export interface Reverted {
  text: string
}

/** GET changes: what handing over would hand over. */
export interface Changes {
  files: { name: string; title: string; words: WordChange[]; isNew: boolean; isRemoved: boolean }[]
}

export interface HandedOver {
  branch: string
  /** Why git could not push the branch. Undefined when it did, and without a remote. */
  pushFailed?: string
}
