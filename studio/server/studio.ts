// What the studio knows while it runs: the checkout, the drafts, the live site with them, and its problems.
import { existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { parseText, yamlProblems } from '../../app/content/read/yaml-file.ts'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { FieldProblem, FileState, RequestOf, ShownFile } from '../protocol.ts'
import { fieldProblems, SiteCheck } from './check.ts'
import { Drafts } from './drafts.ts'
import { contentKinds } from '../../checks/schema/content-kinds.ts'
import { inWords } from '../schema/labels.ts'
import { kindOf, pathOfFile, readText, watchContent } from './files.ts'
import { gitIn, type Git } from './git.ts'
import { LiveSite } from './live-site.ts'
import { Refused } from './send.ts'

export interface StudioOptions {
  /** Folder of the checkout whose content is edited. */
  root: string
  draftsFolder: string
}

export class Studio {
  readonly root: string
  readonly git: Git
  readonly drafts: Drafts
  readonly live: LiveSite
  readonly #check: SiteCheck
  readonly #listeners = new Set<(name: string) => void>()
  readonly close: () => void
  /** Ids of the browser tabs that are open. */
  readonly openTabs = new Set<string>()

  constructor({ root, draftsFolder }: StudioOptions) {
    this.root = root
    this.git = gitIn(root)
    this.drafts = new Drafts(draftsFolder)
    this.live = new LiveSite(root)
    this.#check = new SiteCheck(this.live)
    this.close = watchContent(root, (names) => this.#onDiskChange(names))
    this.showDrafts([...this.drafts.names()].filter((name) => kindOf(name) && this.hasDraft(name)))
  }

  /** The text of a file, why it cannot be read, and a draft that nobody is writing any more. */
  stateOf(name: string): FileState {
    const text = readText(this.root, name)
    const draft = this.drafts.of(name).find((each) => each.text !== text && !this.openTabs.has(each.tab))
    const [broken] = yamlProblems(parseText(name, text))
    return {
      name,
      text,
      ...(broken && { broken: `Line ${broken.line}: ${broken.message}` }),
      ...(draft && { draft }),
    }
  }

  /** Saves a text as the tab's draft of its file, and shows it in the preview. */
  saveDraft({ name, text, base, tab }: RequestOf<'draft'>): ShownFile {
    if (text === this.#textOf(name)) this.drafts.delete(name, tab)
    else this.drafts.set(name, { text, base, tab })
    // A draft that this tab continues no longer belongs to a closed tab.
    for (const other of this.drafts.of(name))
      if (other.tab !== tab && other.text === text && !this.openTabs.has(other.tab))
        this.drafts.delete(name, other.tab)
    this.live.show([[name, text]])
    return this.#check.shown(name)
  }

  /**
   * Writes a file, and others that follow it. Throws Refused if the file on disk is not the one that the text began
   * with. Without others that follow it, a file may cause problems in files that are corrected later.
   */
  save({ name, text, base, tab }: RequestOf<'save'>, others: ReadonlyMap<string, string> = new Map()): void {
    const current = this.#textOf(name)
    if (current === undefined) throw new Refused(409, 'This file was removed outside the studio.')
    if (current !== base) throw new Refused(409, 'Someone else saved this a moment ago. Save again.')
    this.refuseDrafts([...others.keys()].filter((other) => other !== name))
    this.#write(new Map([...others, [name, text]]), others.size === 0)
    this.drafts.delete(name, tab)
  }

  /** Every problem of the site with the drafts. */
  problems(): Promise<FieldProblem[]> {
    return this.#check.problems()
  }

  /** Whether a file has an unsaved text, including one from before the studio was restarted. */
  hasDraft(name: string): boolean {
    const drafts = this.drafts.of(name)
    const saved = drafts.length > 0 ? this.#textOf(name) : undefined
    return saved !== undefined && drafts.some(({ text }) => text !== saved)
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
  writeAll(texts: ReadonlyMap<string, string | null>): void {
    const names = [...texts.keys()]
    this.refuseDrafts(names)
    this.#write(texts)
    this.showDrafts(names)
  }

  /** Shows these files as their newest drafts are, and without a draft as they are on disk. */
  showDrafts(names: readonly string[]): void {
    this.live.show(names.map((name) => [name, this.drafts.of(name)[0]?.text]))
  }

  /**
   * Calls `listener` after each change of a content file, until the returned function is called. Until then, the tab
   * is open.
   */
  connect(tab: string, listener: (name: string) => void): () => void {
    this.#listeners.add(listener)
    this.openTabs.add(tab)
    return () => {
      this.#listeners.delete(listener)
      this.openTabs.delete(tab)
    }
  }

  titleOf(name: string): string {
    const kind = kindOf(name) ?? 'page'
    if (kind !== 'page') return contentKinds[kind].title
    return this.live.pageOf(name)?.name ?? inWords(basename(name, '.yaml'))
  }

  #textOf(name: string): string | undefined {
    return existsSync(pathOfFile(this.root, name)) ? readText(this.root, name) : undefined
  }

  /**
   * Throws Refused, and writes nothing, if one of these files has a problem of its fields, or if another file gets
   * one and `mayBreakOthers` is false.
   */
  #write(texts: ReadonlyMap<string, string | null>, mayBreakOthers = false): void {
    const before = new Set(fieldProblems(this.live.problems).map(placeOf))
    this.live.show(texts)
    const problems = fieldProblems(this.live.problems).filter(
      (problem) => texts.has(problem.file) || !(mayBreakOthers || before.has(placeOf(problem))),
    )
    if (problems.length > 0) {
      this.showDrafts([...texts.keys()])
      throw new Refused(422, 'Nothing was saved. Fix the problems first.', { problems })
    }
    for (const [name, text] of texts) {
      const path = pathOfFile(this.root, name)
      if (text === null) rmSync(path)
      else writeFileAtomically(path, text)
    }
  }

  #onDiskChange(names: readonly string[]): void {
    try {
      this.showDrafts(names)
    } catch {
      // A file that went while it was read is found again when it is checked.
    }
    for (const name of names) for (const listener of this.#listeners) listener(name)
  }
}

function placeOf({ file, path, message }: FieldProblem): string {
  return [file, path, message].join(' ')
}
