// Files that builds have made, for the next build, `npm run dev` and the studio. Each has the sum of its content in a
// folder beside, so that a damaged file is made again.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomically } from '../../cli/write-file.ts'
import { checksumOf } from './checksum.ts'

export interface FileCache {
  write: (name: string, content: string | Uint8Array) => void
  /** The file as it was written. Undefined if it is missing or damaged. */
  read: (name: string) => Buffer | undefined
  /** Removes every file that is damaged and, if `names` are given, every file that is not one of them. */
  clean: (names?: Iterable<string>) => void
}

/** The cache whose files are in `folder`. */
export function fileCache(folder: string): FileCache {
  const sums = `${folder}-sums`

  function write(name: string, content: string | Uint8Array): void {
    // The sum first: until the file is there too, nobody takes it for whole.
    writeFileAtomically(join(sums, name), checksumOf(content))
    writeFileAtomically(join(folder, name), content)
  }

  function read(name: string): Buffer | undefined {
    const [content, sum] = [folder, sums].map((each) => readIfThere(join(each, name)))
    return content && checksumOf(content) === sum?.toString() ? content : undefined
  }

  function clean(names?: Iterable<string>): void {
    for (const each of [folder, sums]) mkdirSync(each, { recursive: true })
    const kept = new Set([...(names ?? readdirSync(folder))].filter(read))
    for (const each of [folder, sums])
      for (const name of readdirSync(each)) if (!kept.has(name)) rmSync(join(each, name), { recursive: true })
  }

  return { write, read, clean }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
