// The YAML files of a content folder, as they are on disk and in texts that nobody has saved yet. Reads a file again
// only after it has changed.
import { globSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { z } from 'zod'
import { missingFile, parseText, readText, readYaml, yamlProblems } from './yaml-file.ts'
import { addressesOf } from './gather-references.server.ts'
import type { Problem, SourceFile } from '../check/problems.ts'
import type { TokenValues } from './tokens.ts'

export interface ContentFile {
  readonly source: SourceFile
  /** What the file says, before tokens are filled. */
  readonly content: unknown
  /** What other pages may link to, as a text that differs after any change. */
  readonly addresses: string
  /** Why the file is not YAML. */
  readonly broken: readonly Problem[]
  /** The last value without a problem. */
  value: unknown
  /** Whether `value` is of the text as it is now. */
  isValid: boolean
}

interface State extends ContentFile {
  /** Differs after any change of the text. */
  version: string
  checkedWith: readonly unknown[]
  problems: readonly Problem[]
}

export interface ContentFolder {
  /** Where the files are. */
  path: string
  /** How problems name the folder. */
  name: string
  /** Texts in place of the files with these names; null for a file that counts as removed. */
  unsaved: ReadonlyMap<string, string | null>
}

export class ContentFiles {
  /** By name in the folder: `pages/ed.yaml`. */
  readonly #states = new Map<string, State>()
  readonly #folder: ContentFolder

  constructor(folder: ContentFolder) {
    this.#folder = folder
  }

  /** Reads what has changed. Returns whether anything has. */
  refresh(): boolean {
    const names = this.#names()
    const gone = [...this.#states.keys()].filter((name) => !names.includes(name))
    for (const name of gone) this.#states.delete(name)
    const changed = names.filter((name) => this.#readIfChanged(name))
    return gone.length + changed.length > 0
  }

  get(name: string): ContentFile | undefined {
    return this.#states.get(name)
  }

  /** Problems of files that are no YAML and never were: nobody can tell what other files may link to there. */
  unreadable(): Problem[] {
    return [...this.#states.values()].flatMap(({ broken, value }) => (value === undefined ? broken : []))
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

  /** The last valid value of a file. Adds the problems of its text now to `problems`. */
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
    if (state.checkedWith[0] !== schema || state.checkedWith[1] !== tokens) {
      const { value, problems: found } =
        state.broken.length > 0
          ? { value: undefined, problems: state.broken }
          : readYaml(state.source, schema, tokens, state.content)
      state.checkedWith = [schema, tokens]
      state.problems = found
      state.isValid = value !== undefined && found.length === 0
      if (state.isValid) state.value = value
    }
    problems.push(...state.problems)
    return state.value as z.output<Schema> | undefined
  }

  #names(): string[] {
    const { path, name, unsaved } = this.#folder
    const found = globSync('{*,pages/**/*}.yaml', { cwd: path }).map((file) => file.split(sep).join('/'))
    const typed = [...unsaved.keys()].map((file) => file.slice(name.length + 1))
    return [...new Set([...found, ...typed])].filter((file) => unsaved.get(`${name}/${file}`) !== null)
  }

  #readIfChanged(name: string): boolean {
    const { path, name: folder, unsaved } = this.#folder
    const typed = unsaved.get(`${folder}/${name}`) ?? undefined
    const version = typed ?? stateOf(join(path, name)) + (name === 'images.yaml' ? masters(join(path, 'images')) : '')
    const former = this.#states.get(name)
    if (former?.version === version) return false
    const file = `${folder}/${name}`
    const read = () => typed ?? readText(join(path, name)) ?? ''
    const source = parseText(file, read())
    const content = contentOf(source)
    this.#states.set(name, {
      source: reparsed(file, read),
      content,
      addresses: name.startsWith('pages/') ? JSON.stringify(addressesOf(content)) : '',
      broken: yamlProblems(source),
      value: former?.value,
      isValid: false,
      version,
      checkedWith: [],
      problems: [],
    })
    return true
  }
}

/** A file that is parsed again when a problem needs its lines: a parsed file takes twenty times its content. */
function reparsed(file: string, read: () => string): SourceFile {
  return {
    file,
    get document() {
      return parseText(file, read()).document
    },
    get lines() {
      return parseText(file, read()).lines
    },
  }
}

/** What a source says. Of broken YAML it is what the parser makes of it, so that links to the page are known. */
function contentOf({ document }: SourceFile): unknown {
  try {
    return document.toJS()
  } catch {
    return undefined
  }
}

function stateOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

/** The pictures of a folder, as a text that differs after any change. */
function masters(folder: string): string {
  return readdirSync(folder)
    .map((file) => `${file} ${stateOf(join(folder, file))}`)
    .join()
}
