// The bundles that `react-router build` makes: one for browsers, and one that renders pages. This takes several
// seconds, so the next build uses the same bundles if no input has changed.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { pageRenderer } from '../app/render.server.ts'
import { run } from '../cli/run.ts'
import { CODE_DIR } from './output/folders.ts'

/** Everything that the bundles depend on. package-lock.json has the versions of the packages. */
const INPUTS = ['app/**/*.*', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json']
/** The hash of the inputs of the bundles in CODE_DIR. */
const KEY_FILE = join(CODE_DIR, 'inputs.sha256')

const CLIENT_DIR = join(CODE_DIR, 'client')
const STARTER = 'app/entry.client.ts'
/** Vite's name for the stylesheet of a build without `cssCodeSplit`. */
const STYLESHEET = 'style.css'

/** Makes CODE_DIR, unless it is up to date. Throws CommandError when the code can't be bundled. */
export async function bundleCode(): Promise<void> {
  const key = inputsHash()
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) return
  rmSync(CODE_DIR, { recursive: true, force: true })
  await run('react-router', ['build'])
  writeFileSync(KEY_FILE, key)
}

function inputsHash(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** What app/render.server.ts exports. React reads NODE_ENV when it is imported, so the build sets that first. */
export async function importRenderer(): Promise<{ pageRenderer: typeof pageRenderer }> {
  const file = pathToFileURL(resolve(CODE_DIR, 'server/index.js'))
  return (await import(file.href)) as { pageRenderer: typeof pageRenderer }
}

/** Address and text of the stylesheet. */
export function readStylesheet(): { address: string; css: string } {
  const file = readManifest()[STYLESHEET]?.file
  if (!file) throw new Error(`The manifest of the client bundle has no ${STYLESHEET}.`)
  return { address: `/${file}`, css: readFileSync(join(CLIENT_DIR, file), 'utf8') }
}

/**
 * Copies scripts, the stylesheet and the fonts into `folder`. React Router also makes an entry of each route, which
 * no page loads.
 */
export function copyBrowserFiles(folder: string): void {
  for (const { file, isEntry, src } of Object.values(readManifest())) {
    if (!isEntry || src === STARTER) cpSync(join(CLIENT_DIR, file), join(folder, file))
  }
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest
}
