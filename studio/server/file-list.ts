// The list of files in the order of the menus.
import type { FileEntry, FileList } from '../protocol.ts'
import { isFormPage } from '../../app/sections/traits.ts'
import { fileNames, kindOf } from './files.ts'
import { changedFiles, handedOverFiles, remoteOf } from './git.ts'
import type { Studio } from './studio.ts'

const OTHER_PAGES = 'Other pages'
const WHOLE_SITE = 'Whole site'

export async function listFiles(studio: Studio): Promise<FileList> {
  const { git, live, root } = studio
  const [remote, changed] = await Promise.all([remoteOf(git), changedFiles(git)])
  const handedOver = await handedOverFiles(git, root, changed)
  const menus = live.shared('navigation')?.menus ?? []
  const places = new Map<string, { group: string; position: number }>()
  for (const { title, links, all } of menus)
    for (const link of [...(all ? [all.link] : []), ...links.map((each) => each.link)]) {
      const path = link.leadsTo ?? link.href.split('#')[0] ?? ''
      if (!places.has(path)) places.set(path, { group: title, position: places.size })
    }
  const entries = fileNames(root).map((name) => ({
    ...entryOf(studio, name, places),
    isChanged: changed.includes(name) && !handedOver.has(name),
    isHandedOver: handedOver.has(name),
  }))
  const position = ({ path }: FileEntry) => places.get(path ?? '')?.position ?? Number.MAX_SAFE_INTEGER
  return {
    files: entries.sort((a, b) => position(a) - position(b) || a.title.localeCompare(b.title)),
    groups: [...new Set(menus.map(({ title }) => title)), OTHER_PAGES, WHOLE_SITE],
    ...(remote && { remote }),
  }
}

function entryOf(
  studio: Studio,
  name: string,
  places: ReadonlyMap<string, { group: string }>,
): Omit<FileEntry, 'isChanged' | 'isHandedOver'> {
  const { live } = studio
  const kind = kindOf(name) ?? 'page'
  const page = kind === 'page' ? live.pageOf(name) : undefined
  return {
    name,
    title: studio.titleOf(name),
    kind,
    group: kind === 'page' ? (places.get(page?.path ?? '')?.group ?? OTHER_PAGES) : WHOLE_SITE,
    ...(page && { path: page.path, isForm: isFormPage(page), isUnpublished: page.seo.noIndex }),
    hasDraft: studio.hasDraft(name),
    isBroken: (live.fileOf(name)?.yamlErrors.length ?? 0) > 0,
  }
}
