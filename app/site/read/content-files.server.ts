// The YAML files of a content folder, on disk or as unsaved texts of the studio.
//
// To read all files takes half a second, too long for the preview that follows each key in the studio. So each file
// is parsed again only after a change of its text, and checked again only after a change of what it quotes or refers
// to. A parsed document is needed again only for the lines of problems, and takes twenty times the memory of its
// values. So it is held by a WeakRef, which the garbage collector may empty, and then parsed again.
import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { z } from 'zod'
import { missingFile, parseText, readText, readYaml, yamlProblems } from '../../yaml/yaml-file.ts'
import { MARK_FILE } from '../../media/mark.server.ts'
import { adviceFor, contentKindOf, entriesOf, type FolderEntries } from './content-folder.server.ts'
import { addressesOf, type Addresses } from './gather-references.server.ts'
import type { Problem, SourceFile } from '../../yaml/problems.ts'
import { joinedValues, tokensIn, type TokenValues } from '../../yaml/tokens.ts'

export interface ContentFile {
  readonly source: SourceFile
  /** The parsed YAML, before tokens are filled. */
  readonly content: unknown
  /** The tokens in its texts. */
  readonly tokens: readonly string[]
  readonly addresses: Addresses | undefined
  /** Why the file cannot be read or saved. Empty when it can. */
  readonly yamlErrors: readonly Problem[]
  /** The checked content of the last version without problems. */
  value: unknown
  /** Whether `value` is that of the current version. */
  isValid: boolean
}

interface State extends ContentFile {
  /** Changes with the text. */
  version: string
  /** Schema and quoted values of the last check. */
  checkedWith: readonly unknown[]
  problems: readonly Problem[]
}

export interface ContentFolder {
  /** Path of the folder. */
  path: string
  /** Name of the folder in problems. */
  name: string
  /** Unsaved texts by path, which replace the files; null for a removed file. */
  unsaved: ReadonlyMap<string, string | null>
}

const REFUSED =
  'This is a link or a device. Content has ordinary files and folders only: put the file itself here, or remove this.'

export class ContentFiles {
  /** By path in the folder, such as `pages/care.yaml`. */
  readonly #states = new Map<string, State>()
  readonly #folder: ContentFolder
  #shared: readonly unknown[] = []
  #entries: FolderEntries = { files: new Set(), folders: [], unknown: [], refused: [] }

  constructor(folder: ContentFolder) {
    this.#folder = folder
  }

  /** Reads what has changed: nothing, the texts of pages, or something that every page may show or link to. */
  refresh(): 'nothing' | 'pages' | 'shared' {
    this.#entries = entriesOf(this.#folder.path)
    const names = this.#names()
    const removed = [...this.#states.keys()].filter((name) => !names.includes(name))
    for (const name of removed) this.#states.delete(name)
    const changed = names.filter((name) => this.#readIfChanged(name))
    const before = this.#shared
    this.#shared = this.#sharedNow()
    if (this.#shared.length !== before.length || this.#shared.some((each, index) => each !== before[index]))
      return 'shared'
    return removed.length + changed.length > 0 ? 'pages' : 'nothing'
  }

  /** What the check of every page depends on, to compare with that of an earlier time. */
  #sharedNow(): unknown[] {
    return [
      ...[...this.#states].map(([name, state]) =>
        name.startsWith('pages/') ? JSON.stringify(state.addresses) : state,
      ),
      this.versionOf('drawings/'),
      this.versionOf(MARK_FILE),
      ...this.#entries.unknown,
      ...this.#entries.refused,
    ]
  }

  /** Names of the files on disk, such as `images/chair.webp`. */
  onDisk(): ReadonlySet<string> {
    return this.#entries.files
  }

  /** A text that changes with the files on disk in a folder, such as `images/`, or with all files. */
  versionOf(folder: string): string {
    const files = [...this.#entries.files].filter((name) => name.startsWith(folder)).sort()
    return files.map((name) => `${name} ${fingerprint(join(this.#folder.path, name))}`).join()
  }

  /** A problem for each link, device and other file that is not content. None of them is read. */
  strayProblems(): Problem[] {
    const { refused, unknown } = this.#entries
    const remedies = [
      ...refused.map((name) => [name, REFUSED] as const),
      ...unknown.map((name) => [name, adviceFor(name)] as const),
    ]
    return remedies.map(([name, message]) => {
      return { file: posix.join(this.#folder.name, name), line: 1, field: '', message }
    })
  }

  get(name: string): ContentFile | undefined {
    return this.#states.get(name)
  }

  /** Problems of files that cannot be read, so that links to them can't be checked. */
  unreadableProblems(): Problem[] {
    return [...this.#states.values()].flatMap(({ yamlErrors }) => yamlErrors)
  }

  /** The page files, by name. */
  pages(): ContentFile[] {
    const names = [...this.#states.keys()].filter((name) => name.startsWith('pages/'))
    return names.sort().flatMap((name) => this.#states.get(name) ?? [])
  }

  /** The file with this name, for problems with it. */
  source(name: string): SourceFile {
    return this.#states.get(name)?.source ?? parseText(`${this.#folder.name}/${name}`, '')
  }

  /**
   * The value of the last valid version of a file. Adds the problems of the current version to `problems`. Checks the
   * file only if its text, the schema or a value that it quotes has changed.
   */
  check<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    problems: Problem[],
    tokens?: TokenValues,
  ): z.output<Schema> | undefined {
    const state = this.#states.get(name)
    if (!state) {
      problems.push(missingFile(`${this.#folder.name}/${name}`))
      return undefined
    }
    const quoted = tokens && joinedValues(state.tokens, tokens)
    if (state.checkedWith[0] !== schema || state.checkedWith[1] !== quoted) {
      const { value, problems: found } =
        state.yamlErrors.length > 0
          ? { value: undefined, problems: state.yamlErrors }
          : readYaml(state.source, schema, tokens, state.content)
      state.checkedWith = [schema, quoted]
      state.problems = found
      state.isValid = value !== undefined && found.length === 0
      if (state.isValid) state.value = value
    }
    problems.push(...state.problems)
    return state.value as z.output<Schema> | undefined
  }

  #names(): string[] {
    const { name, unsaved } = this.#folder
    const isRead = (file: string) =>
      file.endsWith('.yaml') && ![undefined, 'acceptance'].includes(contentKindOf(file))
    const found = [...this.#entries.files].filter(isRead)
    const added = [...unsaved.keys()].map((file) => file.slice(name.length + 1))
    return [...new Set([...found, ...added])].filter((file) => unsaved.get(`${name}/${file}`) !== null)
  }

  #readIfChanged(name: string): boolean {
    const { path, name: folder, unsaved } = this.#folder
    const file = `${folder}/${name}`
    const unsavedText = unsaved.get(file) ?? undefined
    const version =
      unsavedText ?? fingerprint(join(path, name)) + (name === 'images.yaml' ? this.versionOf('images/') : '')
    const previous = this.#states.get(name)
    if (previous?.version === version) return false
    const read = () => unsavedText ?? readText(join(path, name)) ?? ''
    const text = read()
    const source = parseText(file, text)
    const content = contentOf(source)
    this.#states.set(name, {
      source: parsedWhenNeeded(file, read, unsavedText === undefined ? undefined : source),
      content,
      tokens: tokensIn(text),
      addresses: name.startsWith('pages/') ? addressesOf(content) : undefined,
      yamlErrors: whyUnreadable(name, source, text, content),
      value: previous?.value,
      isValid: false,
      version,
      checkedWith: [],
      problems: [],
    })
    return true
  }
}

function parsedWhenNeeded(file: string, read: () => string, parsedNow?: SourceFile): SourceFile {
  // All files at once would fill the memory: a reference cannot be emptied before the code that made it has ended.
  let last = parsedNow && new WeakRef(parsedNow)
  const parsed = () => {
    const source = last?.deref() ?? parseText(file, read())
    last = new WeakRef(source)
    return source
  }
  return {
    file,
    get document() {
      return parsed().document
    },
    get lines() {
      return parsed().lines
    },
  }
}

/** The values in a source: of invalid YAML, what the parser could read, so that links to it are not reported. */
function contentOf({ document }: SourceFile): unknown {
  try {
    return document.toJS()
  } catch {
    return undefined
  }
}

/** Problems that stop the reading of a file. A page without fields has no path, so every link to it fails too. */
function whyUnreadable(name: string, source: SourceFile, text: string, content: unknown): Problem[] {
  const found = yamlProblems(source, text)
  const hasFields = typeof content === 'object' && content !== null && !Array.isArray(content)
  if (found.length > 0 || hasFields || !name.startsWith('pages/')) return found
  const message = 'This page has no fields. Copy those of a similar page, restore the file from git, or remove it.'
  return [{ file: source.file, line: 1, field: '', message }]
}

function fingerprint(file: string): string {
  // Git may remove a file while the folder is read.
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'gone'
}
