// Creates, renames and removes pages. Menus, links and the search follow, in one change, which is saved at once. Each
// returns the name of the page's file.
import { existsSync } from 'node:fs'
import type { RequestOf } from '../protocol-requests.ts'
import { contentOf } from '../schema/word-changes.ts'
import { addItem, removeItem } from '../yaml/lists.ts'
import { openYaml, setField, valueAt, type YamlFile } from '../yaml/yaml-file.ts'
import { fileNames, kindOf, pathOfFile, readText } from './files.ts'
import { Refused } from './refused.ts'
import type { Studio } from './studio.ts'
import { textsIn } from './texts.ts'

const PATH = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const SEARCH = 'content/search.yaml'
const NAVIGATION = 'content/navigation.yaml'
const GLOSSARY = 'content/glossary.yaml'
const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 165
const SHORTEST_DESCRIPTION = 70

/** Adds a page that begins with the texts of another. */
export async function createPage(studio: Studio, request: RequestOf<'page/create'>): Promise<string> {
  const { from, path, name, menu } = request
  refuseOddPath(path)
  const file = `content/pages${path}.yaml`
  if (existsSync(pathOfFile(studio.root, file))) throw new Refused(422, 'Another page has this address.')
  const clinic = studio.live.shared('clinic')?.name ?? ''
  let page = openYaml(readText(studio.root, from))
  const description = String(valueAt(page.value, ['seo', 'description']) ?? '')
  page = setField(page, ['path'], path)
  page = setField(page, ['name'], name)
  page = setField(page, ['seo', 'title'], `${cut(name, LONGEST_TITLE - ` | ${clinic}`.length)} | {clinic.name}`)
  page = setField(page, ['seo', 'description'], endingWithSentence(`${name}. ${description}`, LONGEST_DESCRIPTION))
  for (const field of [
    ['structuredData', 'service', 'name'],
    ['structuredData', 'medicalPage', 'about'],
  ])
    if (valueAt(page.value, field)) page = setField(page, field, name)
  page = setField(page, ['formerPaths'], undefined)
  const changes = new Map<string, string>([[file, page.text]])
  changes.set(SEARCH, withSearchWords(studio, path, name))
  if (menu) {
    const link = { text: menu.text, link: path }
    changes.set(NAVIGATION, addItem(open(studio, NAVIGATION), ['menus', menu.menu, 'links'], menu.at, link).text)
  }
  await studio.writeAll(changes)
  return file
}

/** The search needs words for every page. */
function withSearchWords(studio: Studio, path: string, name: string): string {
  const search = open(studio, SEARCH)
  const taken = new Set(textsIn(search.value).map(({ text }) => text.toLowerCase()))
  const words = [name.toLowerCase(), `${name.toLowerCase()} page`, path.slice(1).replaceAll(/[/-]/g, ' ')]
  const word = words.find((each) => !taken.has(each)) ?? path.slice(1)
  const pages = valueAt(search.value, ['pages']) as unknown[]
  return addItem(search, ['pages'], pages.length, { page: path, words: [word] }).text
}

/** Saves a file. If the text has another address for its page, the former one becomes a redirect. */
export function saveFile(studio: Studio, request: RequestOf<'save'>): void {
  const { name, base, text } = request
  const [former, path] = [pathIn(base), pathIn(text)]
  if (kindOf(name) !== 'page' || !former || !path || former === path) return studio.save(request)
  refuseOddPath(path)
  const { [name]: own = text, ...others } = Object.fromEntries(withAddress(studio, { name, former, path }, text))
  studio.save({ ...request, text: own }, new Map(Object.entries(others)))
}

/** Gives a page another address. The former one becomes a redirect, and every link to it follows. */
export function renamePage(studio: Studio, { name, path }: RequestOf<'page/rename'>): string {
  const former = pathOfPage(studio, name)
  refuseOddPath(path)
  studio.writeAll(withAddress(studio, { name, former, path }, readText(studio.root, name)))
  return name
}

interface NewAddress {
  /** File of the page. */
  name: string
  former: string
  path: string
}

/** The files that change when a page gets another address. `text` is that of the page. */
function withAddress(studio: Studio, { name, former, path }: NewAddress, text: string): Map<string, string> {
  const changes = new Map<string, string>()
  for (const file of fileNames(studio.root)) {
    const before = file === name ? openYaml(text) : openIfValid(studio, file)
    if (!before) continue
    let next = before
    for (const { path: field, text: words } of textsIn(before.value)) {
      const isOwnAddress = kindOf(file) === 'page' && (field[0] === 'path' || field[0] === 'formerPaths')
      const other = isOwnAddress ? words : withOtherAddress(words, former, path)
      if (other !== words) next = setField(next, field, other)
    }
    if (file === name) next = withRedirect(setField(next, ['path'], path), former, path)
    if (next.text !== before.text) changes.set(file, next.text)
  }
  return changes
}

/** The text with another address in place of `from`, in links and in fields that are an address. */
function withOtherAddress(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length)
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`)
}

function withRedirect(page: YamlFile, former: string, path: string): YamlFile {
  const paths = (valueAt(page.value, ['formerPaths']) ?? []) as unknown[]
  const back = paths.indexOf(path)
  const others = back < 0 ? page : removeItem(page, ['formerPaths'], back)
  const count = back < 0 ? paths.length : paths.length - 1
  return addItem(others, ['formerPaths'], count, former, ['path', 'name', 'parent', 'formerPaths', 'seo'])
}

/** Removes a page with its entries in the search and the glossary. Refused while anything links to it. */
export async function removePage(studio: Studio, { name }: RequestOf<'page/remove'>): Promise<string> {
  const path = pathOfPage(studio, name)
  const changes = new Map<string, string | null>([[name, null]])
  for (const file of [SEARCH, GLOSSARY]) {
    const before = open(studio, file)
    const next = withoutEntries(before, path)
    if (next.text !== before.text) changes.set(file, next.text)
  }
  await studio.writeAll(changes)
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

function refuseOddPath(path: string): void {
  if (!PATH.test(path)) throw new Refused(422, 'Write the address as /lower-case-words, without a trailing slash.')
}

function pathOfPage(studio: Studio, name: string): string {
  const path = kindOf(name) === 'page' ? studio.live.pageOf(name)?.path : undefined
  if (path === undefined) throw new Refused(409, 'This page has problems. Correct them first.')
  if (path === '/') throw new Refused(409, 'The address of the home page cannot change.')
  return path
}

/** The address in the text of a page; undefined if the text is not YAML or has none. */
function pathIn(text: string): string | undefined {
  const path = valueAt(contentOf(text), ['path'])
  return typeof path === 'string' ? path : undefined
}

function open(studio: Studio, name: string): YamlFile {
  return openYaml(readText(studio.root, name))
}

function openIfValid(studio: Studio, name: string): YamlFile | undefined {
  try {
    return open(studio, name)
  } catch {
    return undefined
  }
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
