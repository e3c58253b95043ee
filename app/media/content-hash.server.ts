// The hash in the name of a file under /media.
import { createHash } from 'node:crypto'

/** Eight hexadecimal digits that change with any of `parts`. */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}
