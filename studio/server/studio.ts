// What the studio knows while it runs: the checkout, the live site, the texts that nobody has saved, the drafts.
import { existsSync, rmSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { FieldProblem, FileChanged, Saved } from '../protocol.ts'
import type { RequestOf } from '../protocol-requests.ts'
import { checkFile } from './check-file.ts'
import { openDrafts, type Drafts } from './drafts.ts'
import { fieldProblems } from './fields.ts'
import { contentFolders, fileNames, hashOf, kindOf, pathOfFile, readText } from './files.ts'
import { gitIn, type Git } from './git.ts'
import { openLiveSite, type LiveSite } from './live-site.ts'
import { Refused } from './refused.ts'
import { wholeCheck, type WholeCheck } from './whole-check.ts'

export interface StudioOptions {
  /** Folder of the checkout whose content is edited. */
  root: string
  draftsFolder: string
}

export interface Studio {
  root: string
  git: Git
  live: LiveSite
  drafts: Drafts
  /** Texts that differ from their files, of files that somebody has opened since the studio started. */
  unsaved: ReadonlyMap<string, string>
  /** Whether a file has an unsaved text, including one from before the studio was restarted. */
  hasDraft: (name: string) => boolean
  wholeCheck: WholeCheck
  check: (text: RequestOf<'check'>) => ReturnType<typeof checkFile>
  save: (text: RequestOf<'save'>) => Promise<Saved>
  discard: (name: string) => Promise<void>
  /** Writes several files at once; null removes one. Throws Refused and writes nothing if one has problems. */
  writeAll: (texts: ReadonlyMap<string, string | null>) => Promise<string[]>
  /** Calls `listener` after each change of a content file. Returns a function that ends this. */
  onChange: (listener: (change: FileChanged) => void) => () => void
  titleOf: (name: string) => string
  close: () => Promise<void>
}

export async function openStudio({ root, draftsFolder }: StudioOptions): Promise<Studio> {
  const live = await openLiveSite(root)
  const drafts = openDrafts(draftsFolder)
  const unsaved = new Map<string, string>()
  const listeners = new Set<(change: FileChanged) => void>()
  const git = gitIn(root)
  const whole = wholeCheck(root)
  const diskText = (name: string) => (existsSync(pathOfFile(root, name)) ? readText(root, name) : undefined)

  async function check(text: RequestOf<'check'>) {
    pathOfFile(root, text.name)
    if (text.text === diskText(text.name)) {
      unsaved.delete(text.name)
      drafts.drop(text.name)
    } else {
      unsaved.set(text.name, text.text)
      drafts.save(text.name, text)
    }
    return checkFile(live, text.name, text.text)
  }

  async function save({ name, text, base }: RequestOf<'save'>): Promise<Saved> {
    const path = pathOfFile(root, name)
    const current = diskText(name)
    if (current === undefined)
      throw new Refused(409, 'This file was removed outside the studio.', { text: '', base: '' })
    if (hashOf(current) !== base) {
      const message = 'This file changed outside the studio after you opened it.'
      throw new Refused(409, message, { text: current, base: hashOf(current) })
    }
    await refuseProblems(new Map([[name, text]]))
    writeFileAtomically(path, text)
    forget(name)
    return { base: hashOf(text) }
  }

  function hasDraft(name: string): boolean {
    if (unsaved.has(name)) return true
    const draft = drafts.read(name)
    const text = draft && diskText(name)
    return text !== undefined && text !== draft?.text
  }

  function forget(name: string): void {
    unsaved.delete(name)
    drafts.drop(name)
  }

  /** Throws Refused if a text has a problem of the schema. The live site then shows what it showed before. */
  async function refuseProblems(texts: ReadonlyMap<string, string>): Promise<void> {
    const problems: FieldProblem[] = []
    // Twice, because one of the texts may refer to another.
    for (const [name, text] of texts) await live.show(name, text)
    for (const [name, text] of texts)
      problems.push(...fieldProblems((await live.show(name, text)).problems, { blocksSaving: true }))
    if (problems.length === 0) return
    for (const name of texts.keys()) await restore(name)
    throw new Refused(422, problems[0]?.message ?? 'The text has problems.', { problems })
  }

  async function restore(name: string): Promise<void> {
    const text = unsaved.get(name)
    await (text === undefined ? live.reload(name) : live.show(name, text))
  }

  async function writeAll(texts: ReadonlyMap<string, string | null>): Promise<string[]> {
    const open = [...texts.keys()].filter(hasDraft)
    if (open.length > 0)
      throw new Refused(409, `Save or discard your changes first: ${open.map(titleOf).join(', ')}.`)
    const removed = [...texts].filter(([, text]) => text === null).map(([name]) => name)
    const written = new Map([...texts].filter((each): each is [string, string] => each[1] !== null))
    for (const name of removed) await live.drop(name)
    await refuseProblems(written).catch(async (error: unknown) => {
      for (const name of removed) await live.reload(name)
      throw error
    })
    for (const [name, text] of written) writeFileAtomically(pathOfFile(root, name), text)
    for (const name of removed) rmSync(pathOfFile(root, name))
    for (const name of texts.keys()) forget(name)
    return [...texts.keys()]
  }

  async function onDiskChange(name: string): Promise<void> {
    if (!unsaved.has(name)) await live.reload(name)
    const text = fileNames(root).includes(name) ? readText(root, name) : undefined
    for (const listener of listeners) listener({ name, ...(text !== undefined && { base: hashOf(text) }) })
  }

  // One for each folder: a recursive watcher does not see changes of a file that Git has replaced.
  const watchers = contentFolders(root).map((folder) =>
    watch(join(root, folder), (_event, file) => {
      const name = `${folder}/${file}`
      // A problem of the file is found when it is checked.
      if (kindOf(name)) void onDiskChange(name).catch(() => {})
    }),
  )

  function titleOf(name: string): string {
    const { name: title } = live.pageOf(name) ?? {}
    return title ?? basename(name, '.yaml')
  }

  return {
    root,
    git,
    live,
    drafts,
    unsaved,
    hasDraft,
    wholeCheck: whole,
    check,
    save,
    writeAll,
    titleOf,
    discard: async (name) => {
      pathOfFile(root, name)
      forget(name)
      await live.reload(name)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      for (const watcher of watchers) watcher.close()
      await whole.close()
    },
  }
}
