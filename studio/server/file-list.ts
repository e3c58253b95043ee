// The list of files in the order of the menus.
import { isFormPage, pagePathOf } from '../site/server.ts'
import { fileNames, kindOf } from './files.ts'
import type { Studio } from './studio.ts'

const OTHER_PAGES = 'Other pages'
const WHOLE_SITE = 'Whole site'

/** Every content file, also one that is gone and has drafts. */
export function listFiles(studio: Studio) {
  const { live, root } = studio
  const menus = live.shared('navigation')?.menus ?? []
  const places = new Map<string, { group: string; position: number }>()
  for (const { title, links, all } of menus)
    for (const link of [...(all ? [all.link] : []), ...links.map((each) => each.link)]) {
      const path = pagePathOf(link)
      if (!places.has(path)) places.set(path, { group: title, position: places.size })
    }
  const onDisk = new Set(fileNames(root))
  // Words that were typed in a file that is gone must be found again.
  const files = [...onDisk.union(new Set(studio.drafts.names()))].map((name) => {
    const page = live.pageOf(name)
    return {
      name,
      /** Name for staff: the page's name, or what a shared file holds. */
      title: studio.titleOf(name),
      /** The menu that links to the page first. One of `groups`. */
      group: kindOf(name) === 'page' ? (places.get(page?.path ?? '')?.group ?? OTHER_PAGES) : WHOLE_SITE,
      /** Address of the page. Undefined for other files, and for a page that cannot be read. */
      path: page?.path,
      /** The page opens with its form. The list has it after the page that leads to it. */
      isForm: page && isFormPage(page),
      /** Search results do not list the page. */
      isUnpublished: page?.seo.noIndex,
      hasDraft: studio.hasDraft(name),
      isUndecided: studio.isUndecided(name),
      isBroken: !onDisk.has(name) || (live.fileOf(name)?.yamlErrors.length ?? 0) > 0,
    }
  })
  const position = ({ path }: { path?: string | undefined }) =>
    places.get(path ?? '')?.position ?? Number.MAX_SAFE_INTEGER
  return {
    files: files.sort((a, b) => position(a) - position(b) || a.title.localeCompare(b.title)),
    /** Titles of the groups in the order in which the studio shows them. */
    groups: [...new Set(menus.map(({ title }) => title)), OTHER_PAGES, WHOLE_SITE],
  }
}
