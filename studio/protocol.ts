// What the studio's browser half and its server say to each other. Types only: both halves import them.
// Every address begins with /edit/api/. A request with a body is POST with JSON; the server refuses anything else.
// An answer that is not 200 is a Refusal, with more fields where a type below says so.
//
// GET /edit/ is the studio's document: a <div id="studio"> that loads /edit/main.js and /edit/main.css. The server
// bundles them when it starts: studio/client/main.tsx, with the CSS that it imports, and studio/client/preview.ts.
import type { ContentKindName } from '../checks/schema/content-kinds.ts'

/** Names and positions from the top of a file: `['sections', 2, 'cards', 0, 'title']`. */
export type FieldPath = readonly (string | number)[]

/** What a content file is. Its JSON Schema has the same name: GET schema?kind=page. */
export type FileKind = ContentKindName

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

/** GET files */
export interface FileList {
  files: FileEntry[]
  /** Titles of the groups in the order in which the studio shows them. */
  groups: string[]
  /** The author that git knows. */
  author?: string
}

export interface FileEntry {
  /** `content/pages/ed.yaml` */
  name: string
  /** Name for staff: the page's name, or what a shared file holds. */
  title: string
  kind: FileKind
  /** Menu that links to the page first, or "Other pages", or "Whole site". One of FileList.groups. */
  group: string
  /** Address of the page: `/ed-treatment`. Undefined for other files, and for a page that cannot be read. */
  path?: string
  /** The page opens with its form. The list has it after the page that leads to it. */
  isForm?: boolean
  /** Search results do not list the page. */
  isUnpublished?: boolean
  /** It differs from the last commit. */
  isChanged: boolean
  /** There is a draft that was never saved. */
  hasDraft: boolean
  /** It is not YAML, so the form cannot show it. */
  isBroken: boolean
}

/** GET file?name=content/pages/ed.yaml */
export interface FileState {
  name: string
  kind: FileKind
  /** As it is on disk. */
  text: string
  /** Hash of `text`. POST save sends it back. */
  base: string
  /** Why the file is not YAML. The form cannot show such a file. */
  broken?: string
  draft?: Draft
}

export interface Draft {
  text: string
  /** Id of the browser tab that sent it: saving in another tab does not drop it. */
  tab: string
  /** Hash of the file that the draft began with. If it is not FileState.base, the file changed outside. */
  base: string
  /** ISO time of the last key. */
  at: string
}

export interface CheckResult {
  /** Problems of all files. */
  problems: FieldProblem[]
  /** False while the preview still shows the last text without problems of the schema. */
  isPreviewed: boolean
  /** Address of the page now, for GET /edit/preview?path=… Undefined for other files and broken pages. */
  path?: string
  /** Pages only. */
  counts?: { words: number }
  limits?: { words: number; screens: number }
  /** What a visitor reads of each text: tokens filled, marks removed. Finds the field of a click on the page. */
  texts: { path: FieldPath; read: string }[]
}

export interface Saved {
  base: string
}

/** Status 409 of POST save: the file changed outside the studio. */
export interface Conflict extends Refusal {
  /** The file as it is now, and its hash. Saving with this hash replaces it. */
  text: string
  base: string
}

/** Status 422 of POST save, of POST hand-over and of the page operations. */
export interface Invalid extends Refusal {
  problems: FieldProblem[]
}

/** GET events: server-sent events. `data` of the event "changed" is FileChanged, after any change on disk. */
export interface FileChanged {
  name: string
  /** Hash of the file now; undefined when it is gone. Equal to the base that you have: it was your own save. */
  base?: string
}

// GET /edit/preview?path=/ed-treatment: the real page with every unsaved file that has no problems. Each section has
// data-section="0", "1" and so on (its position in `sections`). The document loads /edit/preview.js (from
// studio/client/preview.ts) and no other script, so that Vite never reloads it. To show a new text, fetch the address
// again and replace <main>.
