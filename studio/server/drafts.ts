// Texts that nobody has saved yet. They are also on disk, outside the repository, so that a crash loses nothing.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { Draft } from '../protocol.ts'

/** Folder for the drafts of the checkout in `root`. Another checkout has another one. */
export function draftsFolder(root: string): string {
  const state = process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state')
  const checkout = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 12)
  return join(state, 'clinic-studio', checkout)
}

/** The drafts by the name of their file. */
export class Drafts {
  readonly #folder: string
  readonly #drafts = new Map<string, Draft>()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const file of readdirSync(folder)) {
      try {
        const draft = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Draft
        this.#drafts.set(decodeURIComponent(basename(file, '.json')), draft)
      } catch {
        // A damaged draft does not stop the studio.
      }
    }
  }

  get(name: string): Draft | undefined {
    return this.#drafts.get(name)
  }

  names(): Iterable<string> {
    return this.#drafts.keys()
  }

  set(name: string, draft: Omit<Draft, 'at'>): void {
    const dated = { ...draft, at: new Date().toISOString() }
    this.#drafts.set(name, dated)
    writeFileAtomically(this.#fileOf(name), JSON.stringify(dated))
  }

  delete(name: string): void {
    this.#drafts.delete(name)
    rmSync(this.#fileOf(name), { force: true })
  }

  #fileOf(name: string): string {
    return join(this.#folder, `${encodeURIComponent(name)}.json`)
  }
}
