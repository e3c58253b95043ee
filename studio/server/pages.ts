// Creates, removes and restores pages. Menus and the search follow, in one change, which is saved at once. Each
// returns the name of the page's file.
import { existsSync } from 'node:fs'
import { redirectsOf } from '../site/server.ts'
import type { RequestOf } from '../protocol.ts'
import { wordChanges } from '../json-schema/word-changes.ts'
import { setField } from '../values/changes.ts'
import { merge } from '../values/merge.ts'
import { around, isGroup, valueAt, type FieldPath } from '../values/path.ts'
import { refuseOddPath } from './addresses.ts'
import { pathOfField } from './check.ts'
import { fileNames, kindOf, pathOfFile } from './files.ts'
import { tried } from './git.ts'
import { schemaOf } from './schemas.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

const SEARCH = 'content/search.yaml'
const NAVIGATION = 'content/navigation.yaml'
const GLOSSARY = 'content/glossary.yaml'
/** After the name of a page: what its removal has changed, with the values before. It is kept among the drafts. */
const REMOVED = '.removed'
/** Cuts a description at the last full sentence that fits, or else at the last word. */
const DESCRIPTION = /^.{69,164}[.?!](?= |$)|^.{1,165}(?= |$)/

/** Adds a page that begins with the texts of another. */
export function createPage(studio: Studio, request: RequestOf<'create-page'>): string {
  const { from, path, name, menu } = request
  refuseOddPath(path)
  const file = `content/pages${path}.yaml`
  if (existsSync(pathOfFile(studio.root, file))) throw new Refused(422, 'Another page has this address.')
  let page = open(studio, from)
  const description = `${name}. ${String(valueAt(page, 'seo/description') ?? '')}`
  page = setField(page, 'path', path)
  page = setField(page, 'name', name)
  page = setField(page, 'seo/title', `${name} | {clinic.name}`)
  page = setField(page, 'seo/description', DESCRIPTION.exec(description)?.[0] ?? name)
  for (const field of ['structuredData/service/name', 'structuredData/medicalPage/about'])
    if (valueAt(page, field)) page = setField(page, field, name)
  page = setField(page, 'formerPaths', undefined)
  const changes = new Map([
    [file, page],
    [SEARCH, withSearchWords(studio, path, name)],
  ])
  if (menu !== undefined) {
    const navigation = open(studio, NAVIGATION)
    const links = `menus/${menu}/links`
    changes.set(NAVIGATION, withItem(navigation, links, { text: name, link: path }))
  }
  studio.writeAll(changes)
  return file
}

/** The search needs words for every page. */
function withSearchWords(studio: Studio, path: string, name: string): unknown {
  const search = open(studio, SEARCH)
  const taken = JSON.stringify(search).toLowerCase()
  const words = [name.toLowerCase(), `${name.toLowerCase()} page`, path.slice(1).replaceAll(/[/-]/g, ' ')]
  const word = words.find((each) => !taken.includes(JSON.stringify(each))) ?? path.slice(1)
  return withItem(search, 'pages', { page: path, words: [word] })
}

/** A file with one more item at the end of the list at `path`. */
function withItem(value: unknown, path: FieldPath, item: object): unknown {
  return setField(value, path, [...(valueAt(value, path) as unknown[]), item])
}

/** Removes a page with what goes with it (valuesWithout). Refused while anything else links to it. */
export function removePage(studio: Studio, { name }: RequestOf<'remove-page'>): string {
  const { values } = valuesWithout(studio, name)
  const base = Object.fromEntries([...values.keys()].map((file) => [file, studio.saved(file)]))
  studio.drafts.set(`${name}${REMOVED}`, { base, value: Object.fromEntries(values), tab: 'removed' })
  studio.writeAll(values)
  return name
}

/** What changes in other files when a page is removed, and the problems that stop that. */
export async function removalOf(studio: Studio, name: string) {
  const { values, problems } = valuesWithout(studio, name)
  const changes = [...values].map(([file, value]) => {
    const words = file === name ? [] : wordChanges(schemaOf(file), studio.saved(file), value)
    return { name: file, title: studio.titleOf(file), words }
  })
  const isNew = (await tried(studio.git('cat-file', 'blob', `HEAD:./${name}`))) === undefined
  return { changes: changes.filter(({ words }) => words.length > 0), problems, isNew }
}

/** Brings back a page that was removed here, with everything that went with it. */
export function restorePage(studio: Studio, { name }: RequestOf<'restore-page'>): string {
  const [removed] = studio.drafts.of(`${name}${REMOVED}`)
  if (!removed || studio.saved(name) !== undefined)
    throw new Refused(409, 'This page can’t be brought back here. Ask your engineer.')
  const before = new Map(Object.entries(removed.base as object))
  const after = new Map(Object.entries(removed.value as object))
  const values = [...before].map(
    ([file, value]) => [file, merge(after.get(file) ?? undefined, studio.saved(file), value).value] as const,
  )
  studio.writeAll(new Map(values), before)
  return name
}

/**
 * The values of the files without a page, which is null: without entries that lead to it in menus, the search and the
 * glossary, and without what nothing would use any more, such as a figure or an exception. Pages below it move up to
 * the page above it. `problems` are those that the site would have.
 */
function valuesWithout(studio: Studio, name: string) {
  const page = kindOf(name) === 'page' ? studio.live.pageOf(name) : undefined
  if (!page) throw new Refused(409, 'This page has problems. Correct them first.')
  if (page.path === '/') throw new Refused(409, 'The home page cannot be removed.')
  const addresses = new Set([page.path, ...Object.keys(redirectsOf([page]))])
  const values = new Map<string, unknown>([[name, null]])
  for (const file of [SEARCH, GLOSSARY, NAVIGATION]) values.set(file, withoutLinks(open(studio, file), addresses))
  const above = page.parent === '/' ? undefined : page.parent
  for (const file of fileNames(studio.root).filter((each) => kindOf(each) === 'page' && each !== name)) {
    const value = studio.saved(file)
    // Fields that staff do not see.
    if (addresses.has(String(valueAt(value, 'parent')))) values.set(file, setField(value, 'parent', above))
    if (addresses.has(String(valueAt(value, 'seo/canonical'))))
      values.set(file, setField(value, 'seo/canonical', undefined))
  }
  const known = new Set(studio.check.unused().map(({ message }) => message))
  for (;;) {
    const { found, problems } = studio.lookWith(values, () => studio.check.unused())
    const unused = found.filter(({ message }) => !known.has(message))
    if (unused.length === 0) return { values, problems }
    // From the last on, because an item that goes changes the positions of those after it.
    for (const { file, field, message } of unused.toReversed()) {
      known.add(message)
      const [value, path] = [values.get(file) ?? open(studio, file), pathOfField(field)]
      const list = valueAt(value, around(path))
      // An exception that has lost its last phrase goes as a whole, with its reason.
      const isLast = Array.isArray(list) && list.length === 1
      values.set(file, setField(value, isLast ? around(around(path)) : path, undefined))
    }
  }
}

/** `value` without what leads to one of these addresses, or makes an exception for it. */
export function withoutLinks(value: unknown, addresses: ReadonlySet<string>): unknown {
  const isGone = (address: unknown) => addresses.has(String(address).replace(/#.*/, ''))
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isGone(valueAt(item, 'page')) && !isGone(valueAt(item, 'link')))
    return kept.map((item) => withoutLinks(item, addresses))
  }
  const fields = Object.entries(isGroup(value) ? value : {}).map(([key, inner]) => {
    const isList = ['exceptOn', 'leftOut'].includes(key) && Array.isArray(inner)
    return [key, isList ? inner.filter((address) => !isGone(address)) : withoutLinks(inner, addresses)]
  })
  return isGroup(value) ? Object.fromEntries(fields) : value
}

function open(studio: Studio, name: string): unknown {
  const value = studio.saved(name)
  if (value === undefined) throw new Refused(409, `This can’t be read: ${studio.titleOf(name)}. Ask your engineer.`)
  return value
}
