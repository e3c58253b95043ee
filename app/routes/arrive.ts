// What happens between the press of a link and the page that it leads to.
import { redirect } from 'react-router'
import { chrome } from 'virtual:chrome'
import type { PageData } from '../content/page.ts'
import { loadSections } from '../sections/section-list.tsx'
import { canonicalPath } from './paths.ts'

/** Data of the page at `url` as `read` gives it, once all that shows it is there. Throws a redirect where a former path leads on, as the host does (product.md, Paths). */
export async function arrive<Data extends PageData | null>(
  { pathname, search, hash }: URL,
  read: (path: string) => Promise<Data>,
): Promise<Data> {
  const path = canonicalPath(pathname)
  const to = chrome.formerPaths[path]
  if (to) throw redirect(`${to}${search}${hash}`, 308)
  const data = await read(path)
  if (data) await loadSections(data.page.sections)
  return data
}
