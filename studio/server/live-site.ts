// The site as it is on disk and in unsaved texts. It shows the last valid version of each file, so that the preview
// stays while somebody types.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { z } from 'zod'
import {
  copyRulesSchema,
  SiteReader,
  type ContentFile,
  type ContentKindName,
  type contentKinds,
  type ImageView,
  type Page,
  type Problem,
  type Reading,
  type Site,
} from '../site/server.ts'
import { kindOf } from './files.ts'
import { Refused } from './send.ts'

/** A text instead of the file, null for a file that is removed, undefined for the file as it is on disk. */
export type ShownText = string | null | undefined

/** Values of the files that all pages share, as their schemas return them. */
type SharedValues = {
  [Kind in Exclude<ContentKindName, 'page'>]: z.output<ReturnType<(typeof contentKinds)[Kind]['schema']>>
}

export class LiveSite {
  readonly root: string
  readonly #unsaved = new Map<string, string | null>()
  readonly #reader: SiteReader
  #site: Site | undefined
  #reading: Reading | undefined

  constructor(root: string) {
    this.root = root
    this.#reader = new SiteReader({ path: join(root, 'content'), name: 'content', unsaved: this.#unsaved })
  }

  /** Names of the files that are shown with another text than on disk. */
  unsaved(): string[] {
    return [...this.#unsaved.keys()]
  }

  /** A text that changes with the content on disk. */
  version(): string {
    return createHash('sha256').update(this.#reader.files.versionOf('')).digest('hex')
  }

  /** Shows these texts from now on, and reads what has changed on disk. */
  show(texts: Iterable<readonly [name: string, text: ShownText]>): void {
    for (const [name, text] of texts)
      if (text === undefined) this.#unsaved.delete(name)
      else this.#unsaved.set(name, text)
    this.#reading = this.#reader.read()
    this.#site = this.#reading.site ?? this.#site
    this.#readRules()
  }

  /** Problems of the fields, tokens and links of all files. */
  problems(): Problem[] {
    return [...(this.#reading?.problems ?? []), ...this.#readRules()]
  }

  /** Reads the rules for words, which are no part of the site. Returns their problems. */
  #readRules(): Problem[] {
    const problems: Problem[] = []
    this.#reader.files.check('copy-rules.yaml', copyRulesSchema, problems)
    return problems
  }

  /** The last valid site. Throws Refused while a file that every page needs has never been valid. */
  site(): Site {
    if (!this.#site) throw new Refused(409, 'A file that every page needs has problems. Correct it first.')
    return this.#site
  }

  /** The last valid version of the page in a file. */
  pageOf(name: string): Page | undefined {
    return kindOf(name) === 'page' ? this.#reader.pageOf(inContent(name)) : undefined
  }

  /** The picture with this name, as pages get it. */
  imageOf(name: string): ImageView | undefined {
    return this.#site?.images.get(name)
  }

  /** A file of the content, with its problems. Undefined if there is none. */
  fileOf(name: string): ContentFile | undefined {
    return this.#reader.files.get(inContent(name))
  }

  /** The file for problems with it; an empty one if there is none. */
  sourceOf(name: string): Pick<ContentFile, 'source' | 'content'> {
    return this.fileOf(name) ?? { source: this.#reader.files.source(inContent(name)), content: undefined }
  }

  /** The last valid value of the file that all pages share. */
  shared<Kind extends keyof SharedValues>(kind: Kind): SharedValues[Kind] | undefined {
    return this.fileOf(`content/${kind}.yaml`)?.value as SharedValues[Kind] | undefined
  }
}

function inContent(name: string): string {
  return name.slice('content/'.length)
}
