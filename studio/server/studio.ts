// What the studio knows while it runs: the checkout, the drafts, the live site with them, and its problems.
import { existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { contentKinds, parseText, topComment, writeFilesDurably, yamlProblems, yamlText } from '../site/server.ts'
import type { Draft, FieldProblem, FileState, RequestOf, ShownFile } from '../protocol.ts'
import { fieldProblems, SiteCheck } from './check.ts'
import { Drafts } from './drafts.ts'
import { inWords } from '../json-schema/labels.ts'
import { newApprovals } from '../values/approvals.ts'
import { tidied } from '../values/changes.ts'
import { isSame, merge } from '../values/merge.ts'
import { isMaster, kindOf, pathOfFile, readText } from './files.ts'
import { gitIn, type Git } from './git.ts'
import type { Person } from './hosted/people.ts'
import { LiveSite, type ShownText } from './live-site.ts'
import { Refused } from './send.ts'
import { turns } from './turns.ts'

export interface StudioOptions {
  /** Folder of the checkout whose content is edited. */
  root: string
  draftsFolder: string
  /** Address that proposes a branch for review: {branch} is its name. */
  review?: string | undefined
  /** Runs checks one after the other. Desks of one server share it, so that their checks do not hold up previews. */
  checkInTurn?: ReturnType<typeof turns> | undefined
}

const GONE = 'It was removed or renamed outside the studio.'

const NOTHING: ReadonlyMap<string, unknown> = new Map()

/** What the form shows of a file, or why it can't. */
type Content = Pick<FileState, 'value' | 'broken'>

export class Studio {
  readonly root: string
  readonly #review: string | undefined
  /** Whose desk it is; undefined on a computer of one's own, where names are typed. */
  owner: Person | undefined
  readonly git: Git
  readonly drafts: Drafts
  readonly live: LiveSite
  readonly check: SiteCheck
  readonly #checkInTurn: ReturnType<typeof turns>
  /** The check that has not begun yet. */
  #next: Promise<FieldProblem[]> | undefined
  /** How often the work of others was taken in (hosted/others-work.ts). */
  taken = 0
  /** Changes what git knows, one change after the other. */
  readonly inTurn = turns()
  /** The content of each file on disk, with the text that it was read from. */
  readonly #saved = new Map<string, { text: string; content: Content }>()

  constructor({ root, draftsFolder, review, checkInTurn = turns() }: StudioOptions) {
    this.root = root
    this.#review = review
    this.git = gitIn(root)
    this.drafts = new Drafts(draftsFolder)
    this.live = new LiveSite(root)
    this.check = new SiteCheck(this.live)
    this.#checkInTurn = checkInTurn
    this.showDrafts(this.drafts.names())
  }

  /** Reads what somebody else, Git or another studio has changed on disk. */
  readDisk(): void {
    const gone = this.live.unsaved().filter((name) => this.drafts.of(name).length === 0)
    this.live.show(gone.map((name) => [name, undefined]))
  }

  /** The content of a file on disk, and what was typed and not saved. */
  stateOf(name: string): FileState {
    const content = this.#onDisk(name)
    return { name, ...content, drafts: this.drafts.of(name).filter(({ value }) => !isSame(value, content.value)) }
  }

  /** The value of a file on disk. Undefined if there is no such file, or if the form cannot show it. */
  saved(name: string): unknown {
    return this.#onDisk(name).value
  }

  /** Saves what a tab has typed as its draft of the file, and shows it in the preview. */
  saveDraft({ name, value, base, tab }: RequestOf<'draft'>): ShownFile {
    const saved = this.saved(name)
    // A form in which nobody has typed may show what others have changed since.
    const typed = value !== undefined && isSame(value, base) ? saved : value
    if (typed === undefined || isSame(typed, saved)) this.drafts.delete(name, tab)
    else this.drafts.set(name, { value: typed, base, tab })
    if (typed === undefined) this.showDrafts([name])
    else this.live.show([[name, this.#textOf(name, typed)]])
    return this.check.shown(name)
  }

  /**
   * Saves a file. `values` also has the files that change with it, such as links to a page whose address changes. A
   * file that is saved alone may leave problems in others. Approvals that `read` has already are not refused. Throws
   * Refused if the file on disk differs from `base`.
   */
  save({ name, value, base, tab }: RequestOf<'save'>, values = new Map([[name, value]]), read = NOTHING): void {
    if (!isSame(this.saved(name), base)) throw new Refused(409, 'Someone else saved this a moment ago. Save again.')
    this.refuseDrafts([...values.keys()].filter((other) => other !== name))
    this.#write(values, values.size === 1, read)
    this.drafts.delete(name, tab)
    this.showDrafts([name])
  }

  /** Every problem of the site with the drafts. Who asks before the next check begins gets the answer of that one. */
  problems(): Promise<FieldProblem[]> {
    this.#next ??= this.#checkInTurn(() => {
      this.#next = undefined
      return this.check.problems()
    })
    return this.#next
  }

  /** Whether a file has an unsaved change, including one from before the studio was restarted. */
  hasDraft(name: string): boolean {
    return this.drafts.of(name).some(({ value }) => !isSame(value, this.saved(name)))
  }

  /** Whether an unsaved change is in words that others have changed since, so that somebody must choose. */
  isUndecided(name: string): boolean {
    const saved = this.saved(name)
    const asks = ({ base, value }: Draft) => merge(base, value, saved).conflicts.length > 0
    return saved !== undefined && this.drafts.of(name).some(asks)
  }

  /** Throws Refused if one of these files has an unsaved change. */
  refuseDrafts(names: readonly string[]): void {
    const open = names.filter((name) => this.hasDraft(name))
    const undecided = open.filter((name) => this.isUndecided(name))
    const titles = (undecided.length > 0 ? undecided : open).map((name) => this.titleOf(name)).join(', ')
    if (undecided.length > 0)
      throw new Refused(409, `Someone else changed the same words. Open this, and choose: ${titles}.`)
    if (open.length > 0) throw new Refused(409, `Save or discard your changes first: ${titles}.`)
  }

  /**
   * Writes the files that change, at once; null removes one. Throws Refused, and writes nothing, if one of them has a
   * problem, or if another file gets one. Approvals that `read` has already are not refused.
   */
  writeAll(values: ReadonlyMap<string, unknown>, read = NOTHING): void {
    const changed = [...values].filter(([name, value]) => !isSame(value, this.saved(name)))
    this.refuseDrafts(changed.map(([name]) => name))
    this.#write(new Map(changed), false, read)
  }

  /**
   * Shows these values for a moment. Returns what `look` finds then, and the problems: all of these files, and new
   * ones of other files.
   */
  lookWith<Found>(
    values: ReadonlyMap<string, unknown>,
    look: () => Found,
  ): { found: Found; problems: FieldProblem[] } {
    const before = new Set(fieldProblems(this.live.problems()).map(placeOf))
    this.live.show([...values].map(([name, value]) => [name, this.#textOf(name, value)] as const))
    try {
      const all = fieldProblems(this.live.problems())
      const problems = all.filter((problem) => values.has(problem.file) || !before.has(placeOf(problem)))
      return { found: look(), problems }
    } finally {
      this.showDrafts([...values.keys()])
    }
  }

  /** Shows these files as their newest drafts are, and without a draft as they are on disk. */
  showDrafts(names: readonly string[]): void {
    this.live.show(names.map((name) => [name, this.#textOf(name, this.drafts.of(name)[0]?.value)]))
  }

  /** Address at which a branch is proposed for review. */
  reviewOf(branch: string): string | undefined {
    return this.#review?.replace('{branch}', branch)
  }

  titleOf(name: string): string {
    if (isMaster(name)) return `Picture: ${inWords(basename(name, '.webp'))}`
    const kind = kindOf(name) ?? 'page'
    if (kind !== 'page') return contentKinds[kind].title
    return this.live.pageOf(name)?.name ?? inWords(basename(name, '.yaml'))
  }

  /** Throws Refused for an approval by somebody who may not approve, or in another name. */
  #refuseApprovals(value: unknown, read: readonly unknown[]): void {
    const { owner } = this
    const isOwn = ({ by }: { by: unknown }) => owner?.role === 'approver' && by === owner.name
    if (owner && !newApprovals(value, read).every(isOwn))
      throw new Refused(403, 'Nothing was saved. Only approvers can approve, and only in their own name.')
  }

  #onDisk(name: string): Content {
    if (!existsSync(pathOfFile(this.root, name))) return { value: undefined, broken: GONE }
    const text = readText(this.root, name)
    const known = this.#saved.get(name)
    const content = known?.text === text ? known.content : readContent(name, text)
    this.#saved.set(name, { text, content })
    return content
  }

  /**
   * The text of a file with this value, which is tidied first: what is shown, checked and written is the same. Null
   * removes the file, and undefined leaves it as it is on disk.
   */
  #textOf(name: string, value: unknown): ShownText {
    if (value === undefined || value === null) return value
    const isThere = existsSync(pathOfFile(this.root, name))
    return yamlText(tidied(value, this.saved(name)), isThere ? topComment(readText(this.root, name)) : '')
  }

  /**
   * Throws Refused, and writes nothing, if one of these files has a problem of its fields, or if another file gets
   * one and `mayBreakOthers` is false.
   */
  #write(values: ReadonlyMap<string, unknown>, mayBreakOthers = false, read = NOTHING): void {
    for (const [name, value] of values) this.#refuseApprovals(value, [this.saved(name), read.get(name)])
    const found = this.lookWith(values, () => undefined).problems
    const problems = found.filter(({ file }) => !mayBreakOthers || values.has(file))
    if (problems.length > 0) throw new Refused(422, 'Nothing was saved. Fix the problems first.', problems)
    const texts = [...values].map(
      ([name, value]) => [pathOfFile(this.root, name), this.#textOf(name, value)] as const,
    )
    writeFilesDurably(texts.filter((file): file is [string, string] => typeof file[1] === 'string'))
    for (const [path, text] of texts) if (text === null) rmSync(path)
    this.showDrafts([...values.keys()])
  }
}

function readContent(name: string, text: string): Content {
  const source = parseText(name, text)
  const [problem] = yamlProblems(source, text)
  if (problem) return { value: undefined, broken: `Line ${problem.line}: ${problem.message}` }
  return { value: source.document.toJS() }
}

function placeOf({ file, path, message }: FieldProblem): string {
  return [file, path, message].join(' ')
}
