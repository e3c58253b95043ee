// What a content folder holds: pages, the files that they share, pictures and drawings. The build and the studio ask
// here what a file is, so that both have the same files. They name every other file, because its author believes that
// it is on the site.
//
// All of them are ordinary files in ordinary folders. A branch from somebody else may have a symbolic
// link, through which the build would publish a file of the computer that builds, and the studio would write outside
// the content. So no link is followed, wherever it leads, and a pipe or a device is never opened, because reading it
// may never end.
import { lstatSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isDevice } from '../../schema/reserved-names.ts'

export interface FolderEntries {
  /** Names of the ordinary files, with forward slashes: `pages/care.yaml`. */
  files: ReadonlySet<string>
  /** Names of the folders; an empty text for the content folder itself. */
  folders: readonly string[]
  /** Names of the ordinary files that are not content. */
  unknown: readonly string[]
  /** Names of everything else. */
  refused: readonly string[]
}

/** Names of the files that pages share: `clinic` is clinic.yaml. */
const SHARED = [
  'brand',
  'clinic',
  'copy-rules',
  'facts',
  'glossary',
  'images',
  'messages',
  'navigation',
  'replies',
  'search',
  'treatments',
  'urgent-signs',
] as const
export type SharedFile = (typeof SHARED)[number]

const KINDS = {
  page: /^pages\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/,
  picture: /^images\/[a-z0-9-]+\.webp$/,
  drawing: /^drawings\/[a-z0-9-]+\.svg$/,
  mark: /^mark\.svg$/,
  /** The client's specification and its tests, which are not part of the site. */
  acceptance: /^acceptance\/(?:[a-z0-9-]+\/)*[a-z0-9.-]+\.(?:md|ts|yaml)$/,
}

/** Documents, hidden files, and what editors and systems leave beside a file. */
const BESIDE_CONTENT = /(?:^|\/)(?:(?:README|writing)\.md$|\.|[^/]*~$|#[^/]*#$|4913$|Thumbs\.db$|desktop\.ini$)/i

/** What a file is, by its name in the content folder. Undefined for any other file. */
export function contentKindOf(name: string): keyof typeof KINDS | SharedFile | undefined {
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]
  if (name.split(/[/.]/).some(isDevice)) return undefined
  return kinds.find((kind) => KINDS[kind].test(name)) ?? SHARED.find((shared) => name === `${shared}.yaml`)
}

/** What to do with a file that is not content. */
export function adviceFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
  const renamed = plain.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9/.-]+/g, '-')
  const better = [renamed, `pages/${renamed}`].find((other) => other !== name && contentKindOf(other))
  const device = plain.split(/[/.]/).find(isDevice)
  if (device) return `Windows keeps the name "${device}" for a device. Rename this file, or remove it.`
  const advice = better
    ? `Rename it to ${better}`
    : 'Pages are pages/NAME.yaml, pictures images/NAME.webp and drawings drawings/NAME.svg, with a NAME in ' +
      'lower-case letters, digits and hyphens. Rename it'
  return `The site does not use this file. ${advice}, or remove it.`
}

/** Everything in the content folder. */
export function entriesOf(folder: string): FolderEntries {
  const files = new Set<string>()
  const folders: string[] = []
  const refused: string[] = []
  const visit = (name: string) => {
    folders.push(name)
    for (const entry of readdirSync(join(folder, name), { withFileTypes: true })) {
      const inside = posix.join(name, entry.name)
      if (entry.isDirectory()) visit(inside)
      else if (entry.isFile()) files.add(inside)
      else refused.push(inside)
    }
  }
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory()) visit('')
  else if (stats) refused.push('')
  const unknown = [...files].filter((name) => !contentKindOf(name) && !BESIDE_CONTENT.test(name)).sort()
  return { files, folders, unknown, refused: refused.sort() }
}

/** Whether `name` in the content folder is an ordinary file, or may become one: no part of its path is a link. */
export function isOrdinary(folder: string, name: string): boolean {
  const parts = name.split('/')
  const paths = ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
  for (const path of paths) {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false })
    if (!stats) return true
    if (!(path === name ? stats.isFile() : stats.isDirectory())) return false
  }
  return true
}
