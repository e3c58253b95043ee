// Copies of the project, in which commands run with other content.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** What commands make. A copy begins without it, but keeps its own .cache. */
const MADE = new Set(['.git', '.build', '.cache', '.react-router', 'dist', 'node_modules'])

/** Copies the project, except the entries in `leftOut`, to `folder`, whatever is there, and links the packages. */
export function copyProject(folder: string, leftOut: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) if (entry !== '.cache') rmSync(join(folder, entry), { recursive: true })
  const isCopied = (entry: string) => !MADE.has(entry) && !leftOut.includes(entry)
  for (const entry of readdirSync('.').filter(isCopied))
    cpSync(entry, join(folder, entry), { recursive: true, filter: (file) => basename(file) !== 'node_modules' })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
