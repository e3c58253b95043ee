// Creates and removes pages. Menus and the search follow, in one change, which is saved at once. Each returns the
// name of the page's file.
import { existsSync } from 'node:fs'
import type { RequestOf } from '../protocol-requests.ts'
import { addItem, removeItem, setField } from '../yaml/changes.ts'
import { openYaml, valueAt, type YamlFile } from '../yaml/yaml-file.ts'
import { refuseOddPath } from './addresses.ts'
import { kindOf, pathOfFile, readText } from './files.ts'
import { Refused } from './refused.ts'
import type { Studio } from './studio.ts'
import { textsIn } from './texts.ts'

const SEARCH = 'content/search.yaml'
const NAVIGATION = 'content/navigation.yaml'
const GLOSSARY = 'content/glossary.yaml'
const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 165
const SHORTEST_DESCRIPTION = 70

/** Adds a page that begins with the texts of another. */
export function createPage(studio: Studio, request: RequestOf<'page/create'>): string {
  const { from, path, name, menu } = request
  refuseOddPath(path)
  const file = `content/pages${path}.yaml`
  if (existsSync(pathOfFile(studio.root, file))) throw new Refused(422, 'Another page has this address.')
  const clinic = studio.live.shared('clinic')?.name ?? ''
  let page = open(studio, from)
  const description = `${name}. ${String(valueAt(page.value, ['seo', 'description']) ?? '')}`
  page = setField(page, ['path'], path)
  page = setField(page, ['name'], name)
  page = setField(page, ['seo', 'title'], `${cut(name, LONGEST_TITLE - ` | ${clinic}`.length)} | {clinic.name}`)
  page = setField(page, ['seo', 'description'], endingWithSentence(description, LONGEST_DESCRIPTION))
  for (const field of [
    ['structuredData', 'service', 'name'],
    ['structuredData', 'medicalPage', 'about'],
  ])
    if (valueAt(page.value, field)) page = setField(page, field, name)
  page = setField(page, ['formerPaths'], undefined)
  const changes = new Map([
    [file, page.text],
    [SEARCH, withSearchWords(studio, path, name)],
  ])
  if (menu) {
    const link = { text: menu.text, link: path }
    changes.set(NAVIGATION, addItem(open(studio, NAVIGATION), ['menus', menu.menu, 'links'], menu.at, link).text)
  }
  studio.writeAll(changes)
  return file
}

/** The search needs words for every page. */
function withSearchWords(studio: Studio, path: string, name: string): string {
  const search = open(studio, SEARCH)
  const taken = new Set(textsIn(search.value).map(({ text }) => text.toLowerCase()))
  const words = [name.toLowerCase(), `${name.toLowerCase()} page`, path.slice(1).replaceAll(/[/-]/g, ' ')]
  const word = words.find((each) => !taken.has(each)) ?? path.slice(1)
  const { length } = valueAt(search.value, ['pages']) as unknown[]
  return addItem(search, ['pages'], length, { page: path, words: [word] }).text
}

/** Removes a page with its entries in the search and the glossary. Refused while anything links to it. */
export function removePage(studio: Studio, { name }: RequestOf<'page/remove'>): string {
  const path = kindOf(name) === 'page' ? studio.live.pageOf(name)?.path : undefined
  if (path === undefined) throw new Refused(409, 'This page has problems. Correct them first.')
  if (path === '/') throw new Refused(409, 'The home page cannot be removed.')
  const changes = new Map<string, string | null>([[name, null]])
  for (const file of [SEARCH, GLOSSARY]) {
    const before = open(studio, file)
    const next = withoutEntries(before, path)
    if (next !== before) changes.set(file, next.text)
  }
  studio.writeAll(changes)
  return name
}

/** Entries that are about the page itself: they go with it. */
function withoutEntries(file: YamlFile, path: string): YamlFile {
  const entry = textsIn(file.value).find(({ path: field, text }) => text === path && isOwnEntry(field))
  if (!entry) return file
  const { path: field } = entry
  const last = field.at(-1)
  // `pages.3.page` is an entry of the search; `leftOut.2` and `4.exceptOn.0` are items of a list.
  const item = last === 'page' ? field.slice(0, -1) : field
  const list = item.slice(0, -1)
  const isOnly = (valueAt(file.value, list) as unknown[]).length === 1
  const next =
    isOnly && last !== 'page' ? setField(file, list, undefined) : removeItem(file, list, Number(item.at(-1)))
  return withoutEntries(next, path)
}

function isOwnEntry(field: readonly (string | number)[]): boolean {
  return (field[0] === 'pages' && field[2] === 'page') || field[0] === 'leftOut' || field[1] === 'exceptOn'
}

function open(studio: Studio, name: string): YamlFile {
  return openYaml(readText(studio.root, name))
}

/** At most `length` characters of whole sentences; of whole words if the sentences are too short. */
function endingWithSentence(text: string, length: number): string {
  if (text.length <= length) return text
  const end = text.slice(0, length).search(/[.?!](?!.*[.?!] )(?= )/)
  return end >= SHORTEST_DESCRIPTION ? text.slice(0, end + 1) : `${cut(text, length - 1)}…`
}

/** At most `length` characters, cut between two words. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length))
}
