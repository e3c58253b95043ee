// Files that were asked for, kept in memory: opening one anew for each request costs more than all else that the server does.
import { readFile } from 'node:fs/promises'

/** Larger files are streamed. In bytes. */
const LARGEST = 256 * 1024
/** All of them together. */
const ROOM = 64 * 1024 * 1024

/** The files of one build, whose contents do not change. */
export class KeptFiles {
  readonly #contents = new Map<string, Buffer>()
  #room = ROOM

  /** Content of the file at `path`, which has `size` bytes; undefined when it is too large to keep. Rejects when it is gone. */
  async contentOf(path: string, size: number): Promise<Buffer | undefined> {
    const kept = this.#contents.get(path)
    if (kept || size > LARGEST) return kept
    const content = await readFile(path)
    if (content.length <= this.#room && !this.#contents.has(path)) {
      this.#room -= content.length
      this.#contents.set(path, content)
    }
    return content
  }
}
