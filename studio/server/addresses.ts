// Addresses of pages: a page that gets another one keeps the former one as a redirect, and every link to it follows.
import { mapTexts } from '../../app/content/schema/walk.ts'
import type { RequestOf } from '../protocol.ts'
import { valueAt } from '../schema/path.ts'
import { contentOf } from '../schema/word-changes.ts'
import { setField } from '../yaml/changes.ts'
import { openYaml, withValue, type YamlFile } from '../yaml/yaml-file.ts'
import { fileNames, kindOf, readText } from './files.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

const PATH = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/**
 * Saves a file. If the text has another address for its page, the former one becomes a redirect, and every link to it
 * follows.
 */
export function saveFile(studio: Studio, request: RequestOf<'save'>): void {
  const { name, base, text } = request
  const [former, path] = [pathIn(base), pathIn(text)]
  if (kindOf(name) !== 'page' || !former || !path || former === path) return studio.save(request)
  if (former === '/') throw new Refused(409, 'The address of the home page cannot change.')
  refuseOddPath(path)
  const changes = withAddress(studio, { name, former, path }, text)
  studio.save({ ...request, text: changes.get(name) ?? text }, changes)
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
    const value = mapTexts(before.value, (words, [field]) => {
      const isOwnAddress = kindOf(file) === 'page' && (field === 'path' || field === 'formerPaths')
      return isOwnAddress ? words : withOtherAddress(words, former, path)
    })
    const linked = withValue(before, value)
    const next = file === name ? withRedirect(setField(linked, 'path', path), former, path) : linked
    if (next !== before) changes.set(file, next.text)
  }
  return changes
}

/** The text with another address in place of `from`, in links and in fields that are an address. */
function withOtherAddress(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length)
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`)
}

function withRedirect(page: YamlFile, former: string, path: string): YamlFile {
  const paths = (valueAt(page.value, 'formerPaths') ?? []) as unknown[]
  const kept = [...paths.filter((each) => each !== path), former]
  return setField(page, 'formerPaths', kept, ['path', 'name', 'parent', 'formerPaths', 'seo'])
}

/** Throws Refused for an address that no page may have. */
export function refuseOddPath(path: string): void {
  if (!PATH.test(path)) throw new Refused(422, 'Write the address as /lower-case-words, without a trailing slash.')
}

/** The address in the text of a page; undefined if the text is not YAML or has none. */
function pathIn(text: string): string | undefined {
  const path = valueAt(contentOf(text), 'path')
  return typeof path === 'string' ? path : undefined
}

function openIfValid(studio: Studio, name: string): YamlFile | undefined {
  try {
    return openYaml(readText(studio.root, name))
  } catch {
    return undefined
  }
}
