// Texts that nobody has saved yet. Each browser tab has its own draft of a file. They are also on disk, outside the
// repository, so that a crash loses nothing.
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

/** The drafts by the name of their file and the id of their tab. */
export class Drafts {
  readonly #folder: string
  /** By the name of the file on disk, the newest last. */
  readonly #drafts = new Map<string, { name: string; draft: Draft }>()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const found = readdirSync(folder).flatMap((file) => {
      try {
        const [name = ''] = decodeURIComponent(basename(file, '.json')).split('@')
        return [{ file, name, draft: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Draft }]
      } catch {
        // A damaged draft does not stop the studio.
        return []
      }
    })
    for (const { file, name, draft } of found.sort((a, b) => a.draft.at.localeCompare(b.draft.at)))
      this.#drafts.set(file, { name, draft })
  }

  /** The drafts of a file, the newest first. */
  of(name: string): Draft[] {
    const all = [...this.#drafts.values()].toReversed()
    return all.flatMap((each) => (each.name === name ? [each.draft] : []))
  }

  names(): Set<string> {
    return new Set([...this.#drafts.values()].map(({ name }) => name))
  }

  set(name: string, given: Omit<Draft, 'at'>): void {
    const draft = { ...given, at: new Date().toISOString() }
    const file = fileOf(name, draft.tab)
    this.#drafts.delete(file)
    this.#drafts.set(file, { name, draft })
    writeFileAtomically(join(this.#folder, file), JSON.stringify(draft))
  }

  delete(name: string, tab: string): void {
    const file = fileOf(name, tab)
    this.#drafts.delete(file)
    rmSync(join(this.#folder, file), { force: true })
  }
}

function fileOf(name: string, tab: string): string {
  return `${encodeURIComponent(`${name}@${tab}`)}.json`
}
