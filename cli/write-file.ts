// Writes files that other processes may read at the same time.
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes `file` atomically: nobody reads half of it, and a stopped process does not leave half of it. Makes its
 * folder. `mode` are its permissions.
 */
export function writeFileAtomically(file: string, content: string | Uint8Array, mode = 0o666): void {
  writeAll([[file, content]], { mode })
}

/**
 * Writes these files, or none of them if the disk cannot take one. They are on the disk itself when this returns, so
 * a power cut loses nothing either.
 */
export function writeFilesDurably(files: Iterable<readonly [file: string, content: string | Uint8Array]>): void {
  writeAll(files, { flush: true })
}

function writeAll(
  files: Iterable<readonly [file: string, content: string | Uint8Array]>,
  options: { mode?: number; flush?: boolean },
): void {
  const unfinished = new Map<string, string>()
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(file), { recursive: true })
      // If this process ends here, the file stays. Its dot says that it is neither content nor a draft.
      const part = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
      unfinished.set(part, file)
      writeFileSync(part, content, options)
    }
    for (const [part, file] of unfinished) renameSync(part, file)
  } finally {
    for (const part of unfinished.keys()) rmSync(part, { force: true })
  }
}
