// Copies the hashed files of an earlier build next to the new ones, because pages that were opened before a deploy
// may still load their code, fonts and pictures.
import { cpSync, existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A page that has been open for longer may lack a file. Its links and phone number still work (docs/hosting.md). */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Copies the files in the hashed folders of `earlier` to `next`, except those that `next` has, those older than
 * KEPT_DAYS, and those that a power failure has emptied. A copy has the modification time of the original, so its age
 * is that of the last build that made it. `now` is in ms since 1970.
 */
export function keepAssets(earlier: string, next: string, hashedFolders: readonly string[], now = Date.now()): void {
  const files = hashedFolders
    .flatMap((folder) => globSync(`${folder.slice(1)}**/*`, { cwd: earlier }))
    .filter((file) => !existsSync(join(next, file)))
    .filter((file) => {
      const { mtimeMs, size } = statSync(join(earlier, file))
      return size > 0 && now - mtimeMs < KEPT_DAYS * DAY_MS
    })
  for (const file of files)
    cpSync(join(earlier, file), join(next, file), { recursive: true, preserveTimestamps: true })
}
