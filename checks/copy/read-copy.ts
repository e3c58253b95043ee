// Reads the texts of the whole site: of each page file, and of each file with words that pages share.
import { join } from 'node:path'
import { tokenValues } from '../../app/content/tokens.ts'
import type { Site } from '../../app/content/site.server.ts'
import { parseYaml } from '../../app/content/yaml-file.ts'
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
  const read = (file: string, only?: ReadonlySet<string>): CopyFile => ({
    file,
    texts: textsOf(parseYaml(file), tokens, only),
  })
  return {
    pages: [...site.files].map(([path, file]) => ({ path, ...read(file) })),
    shared: SHARED.map(([name, only]) => read(join(contentDir, name), only)),
  }
}
