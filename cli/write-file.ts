// The one way to write a file that others may read at the same time.
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes `file` as a whole: readers, and a process that is stopped, never see half of it. Makes its folder. */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
