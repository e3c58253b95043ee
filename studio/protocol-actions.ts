// What staff can do beside changing a file: pages, pictures, history, handing over, launch check.
import type { FieldPath, Refusal } from './protocol.ts'
import type { FieldUse } from './protocol-choices.ts'

/** POST page/create: a new page like `from`, with its texts. Status 422 if the address is taken or not an address. */
export interface CreatePage {
  /** File of the page to begin with. */
  from: string
  path: string
  /** Name in breadcrumbs. */
  name: string
  /** Position in a menu of Choices.menus. Without it, no menu links to the page. */
  menu?: { menu: number; at: number; text: string; note?: string }
}

/** POST page/rename: the former address becomes a redirect; links and menus follow. */
export interface RenamePage {
  name: string
  path: string
}

/** POST page/publish: `isPublished: false` excludes the page from search engines and from the search of the site. */
export interface PublishPage {
  name: string
  isPublished: boolean
}

/** POST page/remove. Status 409 is StillLinked. */
export interface RemovePage {
  name: string
}

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

/** POST picture: a new picture, or another master for one that exists. It saves at once. */
export interface PictureUpload {
  /** lower-case-words */
  name: string
  /** The file in base64: WebP, PNG or JPEG. With the rest of the body at most 1 MiB: shrink it in the browser. */
  data: string
  alt: string
  /** Point that stays in view, in % from left and top. */
  focal: [number, number]
  /** True to replace the picture of this name; false to add one. */
  replaces: boolean
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

/** POST hand-over. Status 422 if anything in the whole site has a problem; drafts must be saved first (409). */
export interface HandOver {
  /** Names of Changes.files. */
  files: string[]
  /** What changed, in a few words: the commit message and the name of the branch. */
  title: string
  /** Why, for the reviewer. */
  reason?: string
  author: { name: string; email?: string }
}

export interface HandedOver {
  branch: string
  commit: string
  /** Undefined without a remote. `failed` is git's own reason. */
  push?: { remote: string; failed?: string }
  /** Text of the pull request, ready to paste. */
  pullRequest: { title: string; text: string }
  stat: string
}

/** GET launch: what blocks a launch. */
export interface LaunchCheck {
  blockers: LaunchBlocker[]
}

export interface LaunchBlocker {
  kind: 'form-provider' | 'sample' | 'reviewer' | 'review' | 'question' | 'approval'
  file: string
  title: string
  line: number
  path: FieldPath
  name: string
  what: string
}
