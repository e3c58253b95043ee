// Reads the texts of the whole site: of each page file, and of each file with words that pages share.
import { basename, join } from 'node:path'
import type { SourceFile } from '../../app/content/read/problems.ts'
import { tokenValues, type TokenValues } from '../../app/content/read/tokens.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { parseYaml } from '../../app/content/read/yaml-file.ts'
import { textsOf, type CopyFile } from './copy-text.ts'

/** Files with texts that pages share. Where visitors see only some fields of a file, the second item names them. */
const SHARED: readonly (readonly [string, ReadonlySet<string>?])[] = [
  ['navigation.yaml'],
  ['messages.yaml'],
  ['clinic.yaml', new Set(['description', 'does', 'safety', 'standard', 'crisis'])],
  ['treatments.yaml', new Set(['name', 'benefit', 'harm', 'cost'])],
  ['search.yaml', new Set(['text', 'note', 'title', 'name', 'who', 'advice', 'words', 'otherwise'])],
  ['glossary.yaml', new Set(['means'])],
  ['images.yaml', new Set(['alt'])],
  ['facts.yaml', new Set(['value'])],
]

export interface SiteCopy {
  pages: readonly CopyFile[]
  shared: readonly CopyFile[]
}

/** The texts of the site that was read from `contentDir`. */
export function readCopy(site: Pick<Site, 'clinic' | 'facts' | 'files'>, contentDir: string): SiteCopy {
  const tokens = tokenValues(site.clinic, site.facts)
  return {
    pages: [...site.files].map(([path, file]) => ({ path, file, texts: textsOf(parseYaml(file), tokens) })),
    shared: SHARED.map(([name]) => sharedCopy(parseYaml(join(contentDir, name)), tokens)),
  }
}

/** The texts of a file that all pages share: those that visitors see. A file without such texts has none. */
export function sharedCopy(source: SourceFile, tokens: TokenValues): CopyFile {
  const entry = SHARED.find(([name]) => basename(source.file) === name)
  return { file: source.file, texts: entry ? textsOf(source, tokens, entry[1]) : [] }
}
