// Copies of the project, in which commands run with other content.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** What commands make, and Git's own folder: not copied. A copy keeps its own .cache. */
const MADE = new Set(['.git', '.build', '.cache', '.react-router', 'dist', 'node_modules'])

/** Replaces `folder` with a copy of the project without the entries in `leftOut`, and links the packages. */
export function copyProject(folder: string, leftOut: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) if (entry !== '.cache') rmSync(join(folder, entry), { recursive: true })
  const isCopied = (entry: string) => !MADE.has(entry) && !leftOut.includes(entry)
  for (const entry of readdirSync('.').filter(isCopied))
    cpSync(entry, join(folder, entry), { recursive: true, filter: (file) => basename(file) !== 'node_modules' })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
