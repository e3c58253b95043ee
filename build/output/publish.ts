// Replaces the published site with a finished one.
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Everybody may read the files and list the folders, so that a server can run as another user. */
const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/** Moves the folder `next` to `target`. If that fails, `target` is as it was before. */
export function publish(next: string, target: string): void {
  setModes(next)
  const old = `${target}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    if (existsSync(old)) renameSync(old, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/** Sets the modes, because the umask of the user who builds may have removed rights. */
function setModes(folder: string): void {
  chmodSync(folder, FOLDER_MODE)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER_MODE : FILE_MODE)
  }
}
