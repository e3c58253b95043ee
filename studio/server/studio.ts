// What the studio knows while it runs: the checkout, the drafts, the live site with them, and its problems.
import { existsSync, rmSync, watch, type FSWatcher } from 'node:fs'
import { basename, join } from 'node:path'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { CheckResult, FieldProblem, FileChanged } from '../protocol.ts'
import type { RequestOf } from '../protocol-requests.ts'
import { fieldProblems, SiteCheck } from './check.ts'
import { Drafts } from './drafts.ts'
import { contentFolders, hashOf, kindOf, pathOfFile, readText } from './files.ts'
import { gitIn, type Git } from './git.ts'
import { LiveSite } from './live-site.ts'
import { Refused } from './refused.ts'

/** Pause in ms after which the disk is read again: Git removes a file before it writes it again. */
const QUIET = 50

export interface StudioOptions {
  /** Folder of the checkout whose content is edited. */
  root: string
  draftsFolder: string
}

export async function openStudio(options: StudioOptions): Promise<Studio> {
  const studio = new Studio(options)
  await studio.showDrafts([...studio.drafts.names()].filter((name) => kindOf(name) && studio.hasDraft(name)))
  return studio
}

export class Studio {
  readonly root: string
  readonly git: Git
  readonly drafts: Drafts
  readonly live: LiveSite
  readonly #check: SiteCheck
  readonly #listeners = new Set<(change: FileChanged) => void>()
  readonly #watchers: readonly FSWatcher[]
  /** Files that changed on disk a moment ago. */
  readonly #changed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ root, draftsFolder }: StudioOptions) {
    this.root = root
    this.git = gitIn(root)
    this.drafts = new Drafts(draftsFolder)
    this.live = new LiveSite(root)
    this.#check = new SiteCheck(this.live)
    // One for each folder: a recursive watcher does not see changes of a file that Git has replaced.
    this.#watchers = contentFolders(root).map((folder) =>
      watch(join(root, folder), (_event, file) => {
        const name = `${folder}/${file}`
        if (kindOf(name)) this.#changed.add(name)
        clearTimeout(this.#timer)
        // A problem of a file is found when it is checked.
        this.#timer = setTimeout(() => void this.#onDiskChange().catch(() => {}), QUIET)
      }),
    )
  }

  /** Saves a text as the draft of its file, shows it in the preview, and checks the site with it. */
  async check({ name, text, base, tab }: RequestOf<'check'>): Promise<CheckResult> {
    if (text === this.#textOf(name)) this.#forget(name, tab)
    else this.drafts.set(name, { text, base, tab })
    await this.live.show([[name, text]])
    return this.#check.of(name)
  }

  /** Writes a file. Returns its hash. Throws Refused, with both versions, if it changed outside the studio. */
  async save({ name, text, base, tab }: RequestOf<'save'>): Promise<string> {
    const current = this.#textOf(name)
    if (current === undefined)
      throw new Refused(409, 'This file was removed outside the studio.', { text: '', base: '' })
    if (hashOf(current) !== base) {
      const message = 'This file changed outside the studio after you opened it.'
      throw new Refused(409, message, { text: current, base: hashOf(current) })
    }
    await this.#write(new Map([[name, text]]), ({ file }) => file === name)
    this.#forget(name, tab)
    return hashOf(text)
  }

  async discard(name: string): Promise<void> {
    pathOfFile(this.root, name)
    this.drafts.delete(name)
    await this.showDrafts([name])
  }

  /** Every problem of the site with the drafts. */
  problems(): FieldProblem[] {
    return this.#check.problems()
  }

  /** Whether a file has an unsaved text, including one from before the studio was restarted. */
  hasDraft(name: string): boolean {
    const draft = this.drafts.get(name)
    const saved = draft && this.#textOf(name)
    return saved !== undefined && saved !== draft?.text
  }

  /** Throws Refused if one of these files has an unsaved text. */
  refuseDrafts(names: readonly string[]): void {
    const open = names.filter((name) => this.hasDraft(name)).map((name) => this.titleOf(name))
    if (open.length > 0) throw new Refused(409, `Save or discard your changes first: ${open.join(', ')}.`)
  }

  /**
   * Writes several files at once; null removes one. Throws Refused, and writes nothing, if one of them has a problem,
   * or if another file gets one.
   */
  async writeAll(texts: ReadonlyMap<string, string | null>): Promise<void> {
    const names = [...texts.keys()]
    this.refuseDrafts(names)
    const before = new Set(fieldProblems(this.live.problems).map(placeOf))
    await this.#write(texts, (problem) => texts.has(problem.file) || !before.has(placeOf(problem)))
    for (const name of names) this.drafts.delete(name)
    await this.showDrafts(names)
  }

  /** Shows these files as their drafts are, and without a draft as they are on disk. */
  async showDrafts(names: readonly string[]): Promise<void> {
    await this.live.show(names.map((name) => [name, this.drafts.get(name)?.text]))
  }

  /** Calls `listener` after each change of a content file. Returns a function that ends this. */
  onChange(listener: (change: FileChanged) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  titleOf(name: string): string {
    return this.live.pageOf(name)?.name ?? basename(name, '.yaml')
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers) watcher.close()
  }

  #textOf(name: string): string | undefined {
    return existsSync(pathOfFile(this.root, name)) ? readText(this.root, name) : undefined
  }

  /** Drops the draft of a file, unless it is that of another tab. */
  #forget(name: string, tab: string): void {
    if (this.drafts.get(name)?.tab === tab) this.drafts.delete(name)
  }

  /** Throws Refused, and writes nothing, if a field has a problem for which `refuses` returns true. */
  async #write(
    texts: ReadonlyMap<string, string | null>,
    refuses: (problem: FieldProblem) => boolean,
  ): Promise<void> {
    await this.live.show(texts)
    const problems = fieldProblems(this.live.problems).filter(refuses)
    if (problems.length > 0) {
      await this.showDrafts([...texts.keys()])
      throw new Refused(422, 'Nothing was saved. Fix the problems first.', { problems })
    }
    for (const [name, text] of texts) {
      const path = pathOfFile(this.root, name)
      if (text === null) rmSync(path)
      else writeFileAtomically(path, text)
    }
  }

  async #onDiskChange(): Promise<void> {
    const names = [...this.#changed]
    this.#changed.clear()
    await this.showDrafts(names)
    for (const name of names) {
      const text = this.#textOf(name)
      for (const listener of this.#listeners) listener({ name, ...(text !== undefined && { base: hashOf(text) }) })
    }
  }
}

function placeOf({ file, path, message }: FieldProblem): string {
  return [file, ...path, message].join(' ')
}
