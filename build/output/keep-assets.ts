// Keeps the hashed files of an earlier build beside the new ones, because pages that were opened before a deploy may
// still load their code, fonts and pictures.
import { cpSync, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A page that has been open for longer may miss a file; its links and its phone number still work (docs/faults.md).
 */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Copies into `next` the files that `earlier` has in the hashed folders and `next` does not have. The time of a file
 * stays: it says when a build last made the file, and files older than KEPT_DAYS are left out. `now` is in ms since
 * 1970. Returns the number of kept files.
 */
export function keepAssets(
  earlier: string,
  next: string,
  hashedFolders: readonly string[],
  now = Date.now(),
): number {
  const files = hashedFolders
    .flatMap((folder) => globSync(`${folder.slice(1)}**/*`, { cwd: earlier }))
    .filter((file) => !existsSync(join(next, file)))
    .filter((file) => now - statSync(join(earlier, file)).mtimeMs < KEPT_DAYS * DAY_MS)
  for (const file of files)
    cpSync(join(earlier, file), join(next, file), { recursive: true, preserveTimestamps: true })
  return files.length
}
