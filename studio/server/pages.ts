// Creates and removes pages. Menus and the search follow, in one change, which is saved at once. Each returns the
// name of the page's file.
import { existsSync } from 'node:fs'
import type { RequestOf } from '../protocol.ts'
import { valueAt, type FieldPath } from '../values/path.ts'
import { setField } from '../values/changes.ts'
import { refuseOddPath } from './addresses.ts'
import { kindOf, pathOfFile } from './files.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

const SEARCH = 'content/search.yaml'
const NAVIGATION = 'content/navigation.yaml'
const GLOSSARY = 'content/glossary.yaml'
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

/** Removes a page with its entries in the search and the glossary. Refused while anything links to it. */
export function removePage(studio: Studio, { name }: RequestOf<'remove-page'>): string {
  const path = kindOf(name) === 'page' ? studio.live.pageOf(name)?.path : undefined
  if (path === undefined) throw new Refused(409, 'This page has problems. Correct them first.')
  if (path === '/') throw new Refused(409, 'The home page cannot be removed.')
  const search = open(studio, SEARCH) as { pages: { page: string }[] }
  const pages = search.pages.filter(({ page }) => page !== path)
  const glossary = open(studio, GLOSSARY) as Record<string, unknown>[]
  studio.writeAll(
    new Map<string, unknown>([
      [name, null],
      [SEARCH, without({ ...search, pages }, 'leftOut', path)],
      [GLOSSARY, glossary.map((term) => without(term, 'exceptOn', path))],
    ]),
  )
  return name
}

/** `entry` with a list that does not have `path`, and without the list if that would be empty. */
function without(entry: Readonly<Record<string, unknown>>, list: string, path: string): object {
  const { [list]: items, ...rest } = entry
  if (!Array.isArray(items) || !items.includes(path)) return entry
  return items.length === 1 ? rest : { ...entry, [list]: items.filter((item) => item !== path) }
}

function open(studio: Studio, name: string): unknown {
  const value = studio.saved(name)
  if (value === undefined) throw new Refused(409, `This can’t be read: ${studio.titleOf(name)}. Ask your engineer.`)
  return value
}
