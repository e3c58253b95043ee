// What the studio knows while it runs: the checkout, the drafts, the live site with them, and its problems.
import { existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { topComment, yamlText } from '../../app/yaml/canonical-yaml.ts'
import { parseText, yamlProblems } from '../../app/yaml/yaml-file.ts'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { FieldProblem, FileState, RequestOf, ShownFile } from '../protocol.ts'
import { fieldProblems, SiteCheck } from './check.ts'
import { Drafts } from './drafts.ts'
import { contentKinds } from '../../checks/json-schema/content-kinds.ts'
import { inWords } from '../json-schema/labels.ts'
import { isSame } from '../values/merge.ts'
import { fileNames, kindOf, pathOfFile, readText, watchContent } from './files.ts'
import { gitIn, type Git } from './git.ts'
import { LiveSite, type ShownText } from './live-site.ts'
import { Refused } from './send.ts'

export interface StudioOptions {
  /** Folder of the checkout whose content is edited. */
  root: string
  draftsFolder: string
}

/** What the form shows of a file, or why it can't. */
type Content = Pick<FileState, 'value' | 'broken'>

export class Studio {
  readonly root: string
  readonly git: Git
  readonly drafts: Drafts
  readonly live: LiveSite
  readonly #check: SiteCheck
  /** The browser tabs that are open, by what each of them listens with. */
  readonly #tabs = new Map<(name: string) => void, string>()
  /** The content of each file on disk, with the text that it was read from. */
  readonly #saved = new Map<string, { text: string; content: Content }>()
  readonly close: () => void

  constructor({ root, draftsFolder }: StudioOptions) {
    this.root = root
    this.git = gitIn(root)
    this.drafts = new Drafts(draftsFolder)
    this.live = new LiveSite(root)
    this.#check = new SiteCheck(this.live)
    this.close = watchContent(root, (names) => this.#onDiskChange(names))
    this.showDrafts(fileNames(root).filter((name) => this.hasDraft(name)))
  }

  /** The content of a file on disk, and the draft of a tab that is closed. */
  stateOf(name: string): FileState {
    const content = this.#onDisk(name)
    const draft = this.drafts.of(name).find(({ value, tab }) => !isSame(value, content.value) && !this.#isOpen(tab))
    return { name, ...content, draft }
  }

  /** The value of a file on disk. Undefined if there is no such file, or if the form cannot show it. */
  saved(name: string): unknown {
    return existsSync(pathOfFile(this.root, name)) ? this.#onDisk(name).value : undefined
  }

  /** Saves what a tab has typed as its draft of the file, and shows it in the preview. */
  saveDraft({ name, value, base, tab }: RequestOf<'draft'>): ShownFile {
    if (value === undefined || isSame(value, this.saved(name))) this.drafts.delete(name, tab)
    else this.drafts.set(name, { value, base, tab })
    // A draft that this tab continues no longer belongs to a closed tab.
    for (const other of this.drafts.of(name))
      if (other.tab !== tab && isSame(other.value, value) && !this.#isOpen(other.tab))
        this.drafts.delete(name, other.tab)
    this.live.show([[name, this.#textOf(name, value)]])
    return this.#check.shown(name)
  }

  /**
   * Saves a file. `values` also has the files that change with it, such as links to a page whose address changes. A
   * file that is saved alone may leave problems in others. Throws Refused if the file on disk differs from `base`.
   */
  save({ name, value, base, tab }: RequestOf<'save'>, values = new Map([[name, value]])): void {
    if (!isSame(this.saved(name), base)) throw new Refused(409, 'Someone else saved this a moment ago. Save again.')
    this.refuseDrafts([...values.keys()].filter((other) => other !== name))
    this.#write(values, values.size === 1)
    this.drafts.delete(name, tab)
    this.showDrafts([name])
  }

  /** Every problem of the site with the drafts. */
  problems(): Promise<FieldProblem[]> {
    return this.#check.problems()
  }

  /** Whether a file has an unsaved change, including one from before the studio was restarted. */
  hasDraft(name: string): boolean {
    const isThere = existsSync(pathOfFile(this.root, name))
    return isThere && this.drafts.of(name).some(({ value }) => !isSame(value, this.saved(name)))
  }

  /** Throws Refused if one of these files has an unsaved change. */
  refuseDrafts(names: readonly string[]): void {
    const open = names.filter((name) => this.hasDraft(name)).map((name) => this.titleOf(name))
    if (open.length > 0) throw new Refused(409, `Save or discard your changes first: ${open.join(', ')}.`)
  }

  /**
   * Writes the files that change, at once; null removes one. Throws Refused, and writes nothing, if one of them has a
   * problem, or if another file gets one.
   */
  writeAll(values: ReadonlyMap<string, unknown>): void {
    const changed = [...values].filter(([name, value]) => !isSame(value, this.saved(name)))
    this.refuseDrafts(changed.map(([name]) => name))
    this.#write(new Map(changed))
  }

  /** Shows these files as their newest drafts are, and without a draft as they are on disk. */
  showDrafts(names: readonly string[]): void {
    this.live.show(names.map((name) => [name, this.#textOf(name, this.drafts.of(name)[0]?.value)]))
  }

  /**
   * Calls `listener` after each change of a content file, until the returned function is called. Until then, the tab
   * is open.
   */
  connect(tab: string, listener: (name: string) => void): () => void {
    this.#tabs.set(listener, tab)
    return () => this.#tabs.delete(listener)
  }

  titleOf(name: string): string {
    const kind = kindOf(name) ?? 'page'
    if (kind !== 'page') return contentKinds[kind].title
    return this.live.pageOf(name)?.name ?? inWords(basename(name, '.yaml'))
  }

  #isOpen(tab: string): boolean {
    return [...this.#tabs.values()].includes(tab)
  }

  #onDisk(name: string): Content {
    const text = readText(this.root, name)
    const known = this.#saved.get(name)
    const content = known?.text === text ? known.content : readContent(name, text)
    this.#saved.set(name, { text, content })
    return content
  }

  /** The text of a file with this value. Null removes the file, and undefined leaves it as it is on disk. */
  #textOf(name: string, value: unknown): ShownText {
    if (value === undefined || value === null) return value
    const isThere = existsSync(pathOfFile(this.root, name))
    return yamlText(value, isThere ? topComment(readText(this.root, name)) : '')
  }

  /**
   * Throws Refused, and writes nothing, if one of these files has a problem of its fields, or if another file gets
   * one and `mayBreakOthers` is false.
   */
  #write(values: ReadonlyMap<string, unknown>, mayBreakOthers = false): void {
    const texts = new Map([...values].map(([name, value]) => [name, this.#textOf(name, value)] as const))
    const before = new Set(fieldProblems(this.live.problems).map(placeOf))
    this.live.show(texts)
    try {
      const problems = fieldProblems(this.live.problems).filter(
        (problem) => texts.has(problem.file) || !(mayBreakOthers || before.has(placeOf(problem))),
      )
      if (problems.length > 0) throw new Refused(422, 'Nothing was saved. Fix the problems first.', problems)
      for (const [name, text] of texts) {
        const path = pathOfFile(this.root, name)
        if (text === null) rmSync(path)
        else if (text !== undefined) writeFileAtomically(path, text)
      }
    } finally {
      this.showDrafts([...texts.keys()])
    }
  }

  #onDiskChange(names: readonly string[]): void {
    try {
      this.showDrafts(names.filter(kindOf))
    } catch {
      // If a file is deleted while it is read, the next check reports that.
    }
    for (const name of names) for (const listener of this.#tabs.keys()) listener(name)
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
