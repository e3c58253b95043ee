// Follows the content files on disk.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { contentFolders, kindOf } from './files.ts'

/** Pause in ms after which the disk is read again: Git removes a file before it writes it again. */
const QUIET = 50

/** Calls `onChange` with the files that changed a moment ago. Returns a function that ends this. */
export function watchContent(root: string, onChange: (names: readonly string[]) => void): () => void {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const names = [...changed]
    changed.clear()
    onChange(names)
  }
  // One for each folder: a recursive watcher does not see changes of a file that Git has replaced.
  const watchers = contentFolders(root).map((folder) =>
    watch(join(root, folder), (_event, file) => {
      const name = `${folder}/${file}`
      if (kindOf(name)) changed.add(name)
      clearTimeout(timer)
      timer = setTimeout(tell, QUIET)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
