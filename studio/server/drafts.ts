// Texts that nobody has saved yet. They are saved on disk, outside the repository, so that a crash loses nothing.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { Draft } from '../protocol.ts'

export interface Drafts {
  read: (name: string) => Draft | undefined
  save: (name: string, draft: Omit<Draft, 'at'>) => void
  drop: (name: string) => void
}

/** Folder for the drafts of the checkout in `root`. Another checkout has another one. */
export function draftsFolder(root: string): string {
  const state = process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state')
  const checkout = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 12)
  return join(state, 'clinic-studio', checkout)
}

export function openDrafts(folder: string): Drafts {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fileOf = (name: string) => join(folder, `${encodeURIComponent(name)}.json`)
  return {
    read: (name) => {
      const file = fileOf(name)
      return existsSync(file) ? readDraft(file) : undefined
    },
    save: (name, draft) =>
      writeFileAtomically(fileOf(name), JSON.stringify({ ...draft, at: new Date().toISOString() })),
    drop: (name) => rmSync(fileOf(name), { force: true }),
  }
}

/** Undefined for a file that is no draft, so that a damaged one does not stop the studio. */
function readDraft(file: string): Draft | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Draft
  } catch {
    return undefined
  }
}
