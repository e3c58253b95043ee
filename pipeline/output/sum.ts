// Sums of files that a later build takes from a cache. A power failure or a full disk can leave a file that is empty,
// cut off or full of zeros, although its name is there.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sum of a file's content. */
export function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The sum of all files in a folder, and of their names. `leftOut` is not counted. */
export function sumOfFolder(folder: string, leftOut: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  const counted = files.filter((file) => file !== join(folder, leftOut))
  return sumOf(counted.map((file) => `${file.slice(folder.length)} ${sumOf(readFileSync(file))}\n`).join(''))
}
