// Copies what browsers need from the client bundle: the starter (app/entry.client.ts) and the scripts that it
// imports. React Router also makes a script of each route, but no page loads these.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { CODE_DIR } from '../output/folders.ts'

const CLIENT_DIR = join(CODE_DIR, 'client')
const STARTER = 'app/entry.client.ts'
/** Vite's name for the stylesheet of a build without `cssCodeSplit`. */
const STYLESHEET = 'style.css'

/** Copies the starter's scripts, the stylesheet and the fonts into `folder`. */
export function copyBrowserFiles(folder: string): void {
  for (const file of browserFiles(STARTER, readManifest())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(CLIENT_DIR, file), join(folder, file))
  }
}

/** The scripts that `entry` imports directly or through others, and all files that are not scripts. */
export function browserFiles(entry: string, manifest: Manifest): Set<string> {
  const otherFiles = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => !file.endsWith('.js'))
  const files = new Set(otherFiles)
  const addScript = (key: string): void => {
    const { file, imports = [], dynamicImports = [] } = entryOf(manifest, key)
    if (files.has(file)) return
    files.add(file)
    for (const imported of [...imports, ...dynamicImports]) addScript(imported)
  }
  addScript(entry)
  return files
}

/** Address and text of the stylesheet. */
export function readStylesheetFile(): { address: string; css: string } {
  const { file } = entryOf(readManifest(), STYLESHEET)
  return { address: `/${file}`, css: readFileSync(join(CLIENT_DIR, file), 'utf8') }
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest
}

function entryOf(manifest: Manifest, key: string): Manifest[string] {
  const entry = manifest[key]
  if (!entry) throw new Error(`The manifest of the client bundle has no ${key}.`)
  return entry
}
