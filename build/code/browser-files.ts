// Copies what browsers need from the client bundle. React Router also makes scripts of its routes, which no page loads:
// the only script of a page is the starter (app/entry.client.ts), with those that it imports.
import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { CODE_DIR } from '../output/folders.ts'

const CLIENT_DIR = join(CODE_DIR, 'client')
const STARTER = 'app/entry.client.ts'

/** Copies the starter's scripts, the stylesheet and the fonts into `folder`. */
export function copyBrowserFiles(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest
  const otherFiles = globSync('assets/*', { cwd: CLIENT_DIR, exclude: ['**/*.js'] })
  for (const file of [...scriptsFrom(STARTER, manifest), ...otherFiles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(CLIENT_DIR, file), join(folder, file))
  }
}

/** The files of `entry`, of the chunks that it imports, and of those that they import. */
export function scriptsFrom(entry: string, manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest of the client bundle has no ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(imported)
  }
  visit(entry)
  return files
}

/** Address and text of the one stylesheet of the site. */
export function readStylesheetFile(): { address: string; css: string } {
  const [file, ...others] = globSync('assets/*.css', { cwd: CLIENT_DIR })
  if (!file || others.length > 0) throw new Error(`${CLIENT_DIR}/assets must have exactly one stylesheet.`)
  return { address: `/${file}`, css: readFileSync(join(CLIENT_DIR, file), 'utf8') }
}
