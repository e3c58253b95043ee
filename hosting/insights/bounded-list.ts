// A list that forgets its oldest entries, so that its memory stays bounded whatever is reported.

/** Size of a list as JSON, in bytes. Every reader may hold a copy of it. */
const MAX_LIST_BYTES = 64 * 1024

export class BoundedList<Entry> {
  readonly entries: Entry[] = []
  #bytes = 0

  add(entry: Entry): void {
    this.entries.push(entry)
    this.#bytes += sizeOf(entry)
    while (this.#bytes > MAX_LIST_BYTES) this.#bytes -= sizeOf(this.entries.shift())
  }
}

function sizeOf(entry: unknown): number {
  return Buffer.byteLength(JSON.stringify(entry)) + 1
}
