// Checksums of files that a later build takes from a cache. A power failure or a full disk can leave a file that is
// empty, cut off or full of zeros, although its name is there.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The checksum of a file's content. */
export function checksumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The checksum of all files in a folder, and of their names. `leftOut` is not counted. */
export function checksumOfFolder(folder: string, leftOut: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  const counted = files.filter((file) => file !== join(folder, leftOut))
  return checksumOf(
    counted.map((file) => `${file.slice(folder.length)} ${checksumOf(readFileSync(file))}\n`).join(''),
  )
}
