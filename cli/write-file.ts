// Writes a file that other processes may read at the same time.
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes `file` atomically: nobody reads half of it, and a stopped process does not leave half of it. Makes its
 * folder. `mode` are its permissions.
 */
export function writeFileAtomically(file: string, content: string | Uint8Array, mode = 0o666): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, content, { mode })
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
