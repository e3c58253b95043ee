// The site as it is on disk and in unsaved texts. It shows the last valid version of each file, so that the preview
// stays while somebody types.
import { join } from 'node:path'
import type { ImageView } from '../../app/media/image.ts'
import type { Problem } from '../../app/content/check/problems.ts'
import { SiteReader } from '../../app/content/read/site-reader.server.ts'
import type { Site } from '../../app/content/read/site.ts'
import { tokenValues, type TokenValues } from '../../app/content/read/tokens.ts'
import type { Page } from '../../app/sections/page.ts'
import { contentKinds } from '../../checks/schema/content-kinds.ts'
import { copyRulesSchema } from '../../checks/copy/rules.ts'
import { fileNames, kindOf } from './files.ts'
import { Refused } from './refused.ts'
import type { SharedKind, SharedValues } from './shared-values.ts'

export interface LiveSite {
  /** Reads a text in place of the file. Returns its problems, and whether the site shows it. */
  show: (name: string, text: string) => Promise<{ problems: Problem[]; isShown: boolean }>
  /** Removes a page from the site, before its file is removed. */
  drop: (name: string) => Promise<void>
  /** Shows the file as it is on disk again; it may be gone. */
  reload: (name: string) => Promise<void>
  /** The site now. Throws Refused while a file that every page needs cannot be read. */
  site: () => Site
  pageOf: (name: string) => Page | undefined
  shared: () => Partial<SharedValues>
  tokens: () => TokenValues
  images: () => ReadonlyMap<string, ImageView>
  /** Whether a file is not YAML. */
  isBroken: (name: string) => boolean
  /** Content of every file as it is in the file, before tokens are filled. */
  contents: () => ReadonlyMap<string, unknown>
}

export async function openLiveSite(root: string): Promise<LiveSite> {
  const unsaved = new Map<string, string | null>()
  const reader = new SiteReader({ path: join(root, 'content'), name: 'content', unsaved })
  let reading = await reader.read()
  const fileOf = (name: string) => reader.files.get(name.replace('content/', ''))
  const kinds = Object.keys(contentKinds).filter((kind): kind is SharedKind => kind !== 'page')
  checkCopyRules()

  /** The rules for words are no part of the site. Returns their problems. */
  function checkCopyRules(): Problem[] {
    const problems: Problem[] = []
    reader.files.check('copy-rules.yaml', copyRulesSchema, problems)
    return problems
  }

  async function read(): Promise<Problem[]> {
    reading = await reader.read()
    return [...reading.problems, ...checkCopyRules()]
  }

  function shared(): Partial<SharedValues> {
    return Object.fromEntries(kinds.map((kind) => [kind, fileOf(`content/${kind}.yaml`)?.value]))
  }

  return {
    show: async (name, text) => {
      if (kindOf(name) === undefined) throw new Refused(400, 'This is not a content file.')
      unsaved.set(name, text)
      const problems = await read()
      return { problems: problems.filter(({ file }) => file === name), isShown: fileOf(name)?.isValid === true }
    },
    drop: async (name) => {
      unsaved.set(name, null)
      await read()
    },
    reload: async (name) => {
      unsaved.delete(name)
      await read()
    },
    site: () => {
      if (!reading.site) throw new Refused(409, 'A file that every page needs has problems. Correct it first.')
      return reading.site
    },
    pageOf: (name) => (kindOf(name) === 'page' ? reader.pageOf(name.replace('content/', '')) : undefined),
    shared,
    tokens: () => {
      const { clinic, facts } = shared()
      return clinic && facts ? tokenValues(clinic, facts) : new Map()
    },
    images: () => reading.site?.images ?? new Map(),
    isBroken: (name) => (fileOf(name)?.yamlErrors.length ?? 0) > 0,
    contents: () => new Map(fileNames(root).map((name) => [name, fileOf(name)?.content])),
  }
}
