// What a content folder holds: ordinary files in ordinary folders. A branch from somebody else may have a symbolic
// link, through which the build would publish a file of the computer that builds, and the studio would write outside
// the content. So no link is followed, wherever it leads, and a pipe or a device is never opened, because reading it
// may never end.
import { lstatSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface FolderEntries {
  /** Names of the ordinary files, with forward slashes: `pages/ed.yaml`. */
  files: ReadonlySet<string>
  /** Names of the folders; an empty text for the content folder itself. */
  folders: readonly string[]
  /** Names of everything else. */
  refused: readonly string[]
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
  return { files, folders, refused: refused.sort() }
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
