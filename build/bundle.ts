// Bundles the code with `react-router build`: one bundle for browsers, and one that renders pages. This takes several
// seconds, so a build reuses the last bundles when no input has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { pageRenderer } from '../app/render.server.ts'
import { CommandError, howItEnded } from '../cli/steps.ts'
import { CODE_DIR } from './output/folders.ts'

/** Everything that the bundles depend on. package-lock.json covers the packages. */
const INPUTS = ['app/**/*.*', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json']
/** Holds the hash of the inputs that the bundles in CODE_DIR were made from. */
const KEY_FILE = join(CODE_DIR, 'inputs.sha256')

/** The scripts, styles and fonts for browsers. */
export const CLIENT_DIR = join(CODE_DIR, 'client')
/** The program of React Router's builder. */
export const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'

/** Pages show times in the clinic's time zone, wherever they are rendered. NODE_ENV selects React's code. */
export const BUILD_ENVIRONMENT = { TZ: 'America/Edmonton', NODE_ENV: 'production' }

const STARTER = 'app/entry.client.ts'
/** Vite's name for the stylesheet of a build without `cssCodeSplit`. */
const STYLESHEET = 'style.css'

/**
 * Makes CODE_DIR, unless it is up to date. The bundle has the code of one form provider (app/forms/adapters.ts).
 * Throws CommandError when the code can't be bundled.
 */
export function bundleCode(formProvider: string): void {
  const key = `${formProvider} ${inputsHash()}`
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) return
  rmSync(CODE_DIR, { recursive: true, force: true })
  const ended = spawnSync(process.execPath, [REACT_ROUTER, 'build'], {
    encoding: 'utf8',
    env: { ...process.env, VITE_FORM_PROVIDER: formProvider },
  })
  if (ended.status !== 0) throw new CommandError(`The code can't be bundled: react-router build ${howItEnded(ended)}`)
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

/** Imports the bundled app/render.server.ts. Set BUILD_ENVIRONMENT first: React reads it when it is imported. */
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
 * Copies the scripts, the stylesheet and the fonts into `folder`, without the script that React Router makes for each
 * route: no page loads those.
 */
export function copyBrowserFiles(folder: string): void {
  for (const { file, isEntry, src } of Object.values(readManifest())) {
    if (!isEntry || src === STARTER) cpSync(join(CLIENT_DIR, file), join(folder, file))
  }
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest
}
