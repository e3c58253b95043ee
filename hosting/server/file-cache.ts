// Keeps small files in memory, because opening a file takes longer than all other work for a request.
import { readFile } from 'node:fs/promises'

/** Larger files are streamed from disk. In bytes. */
const MAX_FILE_BYTES = 256 * 1024
/** Size of the whole cache, in bytes. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024

/** Contents of the files of one build, which never change. */
export class FileCache {
  readonly #contents = new Map<string, Buffer>()
  #freeBytes = MAX_CACHE_BYTES

  /**
   * Content of the file at `path`, which has `size` bytes; undefined when it is too large for the cache.
   * Rejects with the raw error when the file can't be read.
   */
  async read(path: string, size: number): Promise<Buffer | undefined> {
    const cached = this.#contents.get(path)
    if (cached || size > MAX_FILE_BYTES) return cached
    const content = await readFile(path)
    if (content.length <= this.#freeBytes && !this.#contents.has(path)) {
      this.#freeBytes -= content.length
      this.#contents.set(path, content)
    }
    return content
  }
}
