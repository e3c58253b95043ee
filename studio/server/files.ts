// The content files of a checkout: which there are, how they are read, and when they change.
import { existsSync, readFileSync, watch } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { entriesOf, isOrdinary } from '../../app/site/read/content-folder.server.ts'
import { contentKinds, type ContentKindName } from '../../checks/json-schema/content-kinds.ts'
import { Refused } from './send.ts'

const PAGE = /^content\/pages\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/
const SHARED = Object.keys(contentKinds).filter((kind) => kind !== 'page')

/** Name of every content file of the checkout in `root`: `content/clinic.yaml`. */
export function fileNames(root: string): string[] {
  const names = [...entriesOf(join(root, 'content')).files].map((name) => `content/${name}`)
  return names.filter((name) => kindOf(name) !== undefined).sort()
}

/** What a file is; undefined for a name that isn't a content file. */
export function kindOf(name: string): ContentKindName | undefined {
  if (PAGE.test(name)) return 'page'
  return SHARED.find((kind) => name === `content/${kind}.yaml`) as ContentKindName | undefined
}

/** Whether a file is the master of a picture. */
export function isMaster(name: string): boolean {
  return /^content\/images\/[a-z0-9-]+\.webp$/.test(name)
}

/** Whether a file is a drawing. Designers change them, and the studio shows what they look like on a page. */
function isDrawing(name: string): boolean {
  return /^content\/drawings\/[a-z0-9-]+\.svg$/.test(name)
}

/** Path of a content file. Throws Refused for a name that isn't a content file, and for a link or a device. */
export function pathOfFile(root: string, name: unknown): string {
  if (typeof name !== 'string' || !kindOf(name)) throw new Refused(400, 'This is not a content file.')
  return ordinaryPath(root, name)
}

/** Path of a file in the content. Throws Refused where it is, or its folder is, a link or a device. */
export function ordinaryPath(root: string, name: string): string {
  if (!isOrdinary(join(root, 'content'), name.slice('content/'.length)))
    throw new Refused(
      400,
      `${name} is a link or a device, not a file of the content. Ask your engineer to remove it.`,
    )
  return join(root, name)
}

/** The text of a content file. Throws Refused when there is none. */
export function readText(root: string, name: string): string {
  const path = pathOfFile(root, name)
  if (!existsSync(path)) throw new Refused(404, 'This file no longer exists.')
  return readFileSync(path, 'utf8')
}

/** The value of a YAML text; the text itself where it is not YAML. */
export function contentOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text)
  } catch {
    return text
  }
}

/** Pause in ms after which the disk is read again: Git removes a file before it writes it again. */
const QUIET = 50

/** Calls `onChange` with the files and drawings that changed a moment ago. Returns a function that ends this. */
export function watchContent(root: string, onChange: (names: readonly string[]) => void): () => void {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const names = [...changed]
    changed.clear()
    onChange(names)
  }
  // One for each folder: a recursive watcher does not see changes of a file that Git has replaced.
  const folders = entriesOf(join(root, 'content')).folders.filter(
    (name) => name === '' || /^drawings$|^pages(?:\/|$)/.test(name),
  )
  const watchers = folders.map((folder) =>
    watch(join(root, 'content', folder), (_event, file) => {
      const name = posix.join('content', folder, file ?? '')
      if (kindOf(name) ?? isDrawing(name)) changed.add(name)
      clearTimeout(timer)
      timer = setTimeout(tell, QUIET)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
