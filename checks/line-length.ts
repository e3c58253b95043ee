// Reports long lines. Our own code, because oxlint has no such rule and does not read CSS.
import { globSync, readFileSync } from 'node:fs'

const LIMIT = 118

/** Throws with file and line if a line of code or styles in `folders` is longer than LIMIT. */
export function checkLineLength(folders: readonly string[]): void {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,css}`)
  const long = globSync(patterns, { exclude: ['**/node_modules/**'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > LIMIT ? `${file}:${index + 1} has ${line.length} characters` : [])),
  )
  if (long.length > 0) throw new Error(`Lines may have at most ${LIMIT} characters.\n${long.join('\n')}`)
}
