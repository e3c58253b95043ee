// Texts that nobody has saved yet. Each browser tab has its own draft of a file. They are on disk, outside the
// repository, so that a crash loses nothing.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { writeFilesDurably } from '../site/server.ts'
import type { Draft } from '../protocol.ts'
import { kindOf } from './files.ts'

/** Folder for the drafts of the checkout in `root`. Each checkout has its own. */
export function draftsFolder(root: string): string {
  const state = process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state')
  const checkout = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 12)
  return join(state, 'clinic-studio', checkout)
}

export class Drafts {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /** The drafts of a file, the newest first. */
  of(name: string): Draft[] {
    const files = readdirSync(this.#folder).filter((file) => file.startsWith(encodeURIComponent(`${name}@`)))
    const drafts = files.flatMap((file) => {
      try {
        return [JSON.parse(readFileSync(join(this.#folder, file), 'utf8')) as Draft]
      } catch {
        // A damaged draft does not stop the studio.
        return []
      }
    })
    return drafts.sort((a, b) => b.at.localeCompare(a.at))
  }

  /** Names of the content files with drafts, also of files that are gone. */
  names(): string[] {
    const names = readdirSync(this.#folder).flatMap((file) => decodeURIComponent(file).split('@').slice(0, -1))
    return [...new Set(names)].filter(kindOf)
  }

  set(name: string, draft: Omit<Draft, 'at'>): void {
    const at = new Date().toISOString()
    writeFilesDurably([[this.#pathOf(name, draft.tab), JSON.stringify({ ...draft, at })]])
  }

  delete(name: string, tab: string): void {
    rmSync(this.#pathOf(name, tab), { force: true })
  }

  #pathOf(name: string, tab: string): string {
    return join(this.#folder, `${encodeURIComponent(`${name}@${tab}`)}.json`)
  }
}
