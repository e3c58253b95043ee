// What the studio's browser half and its server say to each other; the answers are Reads and Writes of
// server/answer.ts. Every address begins with /edit/api/. The browser imports the types only.
import { z } from 'zod'
import { tidied } from './values/changes.ts'
import type { FieldPath } from './values/path.ts'

/** The body of every answer that is not 200. */
export interface Refusal {
  /** A sentence for staff. */
  message: string
  /** Status 422 only: what must be corrected first. */
  problems?: readonly FieldProblem[] | undefined
}

export interface FieldProblem {
  file: string
  /** Empty when the whole file is meant. */
  path: FieldPath
  message: string
  /** False for a problem of the copy. Any problem stops handing over. */
  blocksSaving: boolean
}

export interface FileState {
  name: string
  /** Its value on disk. POST save sends it back as the base of the change. */
  value: unknown
  /** Why the file has no value that the form can show: it is not YAML, or it is gone. */
  broken?: string | undefined
  /** What tabs have typed and not saved, the newest first. */
  drafts: readonly Draft[]
}

export interface Draft {
  value: unknown
  /** Id of the browser tab that sent it: only this tab drops it. */
  tab: string
  /** The value of the file when the draft began. */
  base: unknown
  /** ISO time of the last key. */
  at: string
}

/** What a visitor reads of a text: tokens filled, marks removed. It finds the field of a click on the page. */
export interface ReadText {
  path: FieldPath
  read: string
}

/** What the live page shows of a file. */
export interface ShownFile {
  texts: ReadText[]
  /** Pages only: its words, and how many it should have at most. */
  length?: { words: number; most: number }
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
  /** Whether only engineers change the field, so that the form does not show it. */
  isHidden?: boolean
}

/** Lists that are made from entries of a file, and say where each entry is used. */
export type DefinedNames = 'facts' | 'pictures' | 'treatments' | 'urgentSigns' | 'replies' | 'forms' | 'roles'

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
  /** Pictures only: whether it took the place of another, which can come back. */
  isReplaced?: boolean
  usedOn?: FieldUse[]
}

const text = z.string()
/** A text that somebody types or pastes into a dialog. */
const line = text.transform((words) => tidied(words, undefined) as string)
const point = z.tuple([z.number(), z.number()])

/** Id of the browser tab. */
const tab = text.regex(/^[\w-]{1,40}$/)
/** The value of a file: a group or a list. */
const content = z.custom<unknown>((value) => typeof value === 'object' && value !== null)
/** `base` is the value of the file when the change to `value` began. It is missing while the file is not YAML. */
const change = z.object({ name: text, value: content, base: content.optional(), tab })

/** What the browser sends with POST, by the part of the address after /edit/api/. The server refuses other shapes. */
export const requests = {
  /**
   * Saves `value` as the draft of the tab, or drops the draft if it is the same as the file, or without a value. The
   * preview shows it, and GET problems checks the site with it.
   */
  draft: change.partial({ value: true }),
  /**
   * Deletes the draft of the tab. If the address of a page has changed, the former address redirects, and links and
   * menus follow. 409 if the file on disk no longer has the value `base`; 422 with problems.
   */
  save: change,
  /**
   * A new page named `name` in breadcrumbs that begins with the texts of the file `from`. It is last in the menu at
   * the position `menu`; without it, no menu links to the page. 422 if the address is taken or not valid.
   */
  'create-page': z.object({ from: text, path: line, name: line, menu: z.int().optional() }),
  /** Refused with the links to the page (422). */
  'remove-page': z.object({ name: text }),
  /** Undoes that. */
  'restore-page': z.object({ name: text }),
  /**
   * A new picture, or another master for the one of this name. `data` is a WebP, PNG or JPEG file in base64: the body
   * has at most 32 MiB. `focal` is the point that stays in view, in % from left and top. It saves at once.
   */
  picture: z.object({ name: text, data: text, alt: line, focal: point, replaces: z.boolean() }),
  /** Undoes the last replacement of a picture. 409 once others have put a third one there. */
  'restore-picture': z.object({ name: text }),
  /**
   * `title` is the commit message and names the branch, `reason` is for the reviewer. 409 while one of `files` has a
   * draft, 422 if anything in the site on the branch would have a problem.
   */
  'hand-over': z.object({
    files: z.array(text),
    title: line,
    reason: line.optional(),
    /** Not read from those who have signed in. */
    author: line.optional(),
    /** The address as staff have seen it. 409 if the changes would go elsewhere. */
    remote: text.optional(),
  }),
}

export type Action = keyof typeof requests
export type RequestOf<Name extends Action> = z.infer<(typeof requests)[Name]>
