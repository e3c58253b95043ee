// Keeps the hashed files of an earlier build beside the new ones, so that pages opened before a deploy find theirs.
import { cpSync, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A tab that nobody has touched for longer reloads once, or shows the error screen with the phone (docs/faults.md). */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Copies into `next` what `earlier` has in the hashed folders and `next` lacks, with its time. A file is as old as the last build that made it,
 * and is left behind after KEPT_DAYS. Returns how many were kept.
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
