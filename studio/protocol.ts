// What the studio's browser half and its server say to each other. Types only: both halves import them.
// Every address begins with /edit/api/. A request with a body is POST with JSON; the server refuses anything else.
// An answer that is not 200 is a Refusal, with more fields where a type below says so.
//
// GET /edit/ is the studio's document: a <div id="studio"> that loads /edit/main.js and /edit/main.css. The server
// bundles them from studio/client/main.tsx (with the CSS that it imports) and studio/client/preview.ts when it starts.

/** Names and positions from the top of a file: `['sections', 2, 'cards', 0, 'title']`. */
export type FieldPath = readonly (string | number)[]

/** What a content file is. Its JSON Schema has the same name: GET schema?kind=page. */
export type FileKind =
  | 'page'
  | 'clinic'
  | 'facts'
  | 'treatments'
  | 'glossary'
  | 'messages'
  | 'navigation'
  | 'search'
  | 'images'
  | 'copy-rules'

/** The body of every answer that is not 200. `message` is a sentence for staff. */
export interface Refusal {
  message: string
}

export interface FieldProblem {
  file: string
  /** From 1. */
  line: number
  /** Empty when the whole file is meant. */
  path: FieldPath
  message: string
  /** Name of the copy check that found it. Undefined for a problem of the schema, a token or a link. */
  check?: string
  /** A file with a problem of this kind cannot be saved. Any problem stops handing over. */
  blocksSaving: boolean
}

/** GET files */
export interface FileList {
  files: FileEntry[]
  /** Titles of the groups in the order in which the studio shows them. */
  groups: string[]
  /** Current branch of the repository, and the author that git knows, if any. */
  branch: string
  author?: string
  /** Address of the repository that handing over pushes to. */
  remote?: string
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
  /** The page opens with its form. Such pages come behind the page that leads to them. */
  isForm?: boolean
  /** The page is kept out of search results. */
  isUnpublished?: boolean
  /** It differs from the last commit. */
  isChanged: boolean
  /** There is a draft that was never saved. */
  hasDraft: boolean
  /** Why the file cannot be read at all. */
  broken?: ParseError
}

export interface ParseError {
  line: number
  message: string
}

/** GET file?name=content/pages/ed.yaml */
export interface FileState {
  name: string
  kind: FileKind
  /** As it is on disk. */
  text: string
  /** Hash of `text`. POST save sends it back. */
  base: string
  /** Not empty when the YAML is broken: show the text with these lines. */
  errors: ParseError[]
  draft?: Draft
}

export interface Draft {
  text: string
  /** Hash of the file that the draft began with. If it is not FileState.base, the file changed outside. */
  base: string
  /** ISO time of the last key. */
  at: string
}

// GET schema?kind=page: the JSON Schema (draft-7) of a file of this kind. `title` is the label for staff and
// `description` the hint. A field with `names` takes a name: the key of Choices that lists them. A text that may hold
// tokens has its limits in `anyOf[0]`.

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
  facts: FactChoice[]
  pictures: PictureChoice[]
  icons: string[]
  pages: PageChoice[]
  forms: { name: string; id: string; usedOn: FieldUse[] }[]
  treatments: { name: string; title: string; evidence: string; approvedBy: string | null; usedOn: FieldUse[] }[]
  roles: { name: string; title: string }[]
  safety: { name: string; text: string }[]
  glossary: { words: string[]; means: string }[]
  menus: { title: string; links: { text: string; link: string }[] }[]
}

/** A field that refers to something. `title` is the name of its page or file. */
export interface FieldUse {
  file: string
  title: string
  path: FieldPath
}

export interface FactChoice {
  name: string
  kind: string
  value: string
  source: string
  approvedBy: string | null
  reviewBy: string
  open?: string
  usedOn: FieldUse[]
}

export interface PictureChoice {
  name: string
  alt: string
  /** Address of a small version: /edit/api/picture?name=… */
  src: string
  width: number
  height: number
  focal: [number, number]
  usedOn: FieldUse[]
}

export interface PageChoice {
  path: string
  name: string
  file: string
  anchors: string[]
}

// GET icon?name=pill: one icon as SVG. GET picture?name=ed&width=320: one picture as WebP. For <img src>.

/** POST check, body FileText. Keeps `text` as the draft of the file and as what the preview shows. */
export interface FileText {
  name: string
  text: string
  /** FileState.base of the file that the text began with. */
  base: string
}

export interface CheckResult {
  problems: FieldProblem[]
  /** False while the preview still shows the last text without problems of the schema. */
  isPreviewed: boolean
  /** Address of the page now, for GET /edit/preview?path=… Undefined for other files and broken pages. */
  path?: string
  /** Pages only. */
  counts?: { words: number; grade: number }
  limits?: { words: number; screens: number; grade: number }
  /** What a visitor reads of each text: tokens filled, marks removed. Finds the field of a click on the page. */
  texts: { path: FieldPath; read: string }[]
  /** Time on the server. */
  ms: number
}

/** POST check-all, body {}: the whole site with every unsaved file. It does not hold up other requests. */
export interface CheckAllResult {
  problems: FieldProblem[]
  ms: number
}

/** POST save, body FileText. The draft goes. */
export interface Saved {
  base: string
  /** Lines that the save changed, as git prints them. Empty if nothing changed. */
  diff: string
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

/** POST discard, body { name }: drops the draft; the preview shows the file again. */
export type Discarded = Record<string, never>

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

/** POST page/publish: `isPublished: false` keeps the page out of search results and of the site's own search. */
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
  /** Point that stays in sight, in % from left and top. */
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
  /** YYYY-MM-DD */
  today: string
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
