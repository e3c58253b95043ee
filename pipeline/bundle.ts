// Bundles the code with `react-router build`: one bundle for browsers, and one that renders pages. This takes several
// seconds, so a build reuses an earlier bundle of the same code.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { pageRenderer } from '../app/site/render.server.ts'
import { CommandError, howItEnded } from '../cli/steps.ts'
import { BUNDLES_DIR } from './output/folders.ts'

/** Everything that the bundles depend on. package-lock.json covers the packages. */
const INPUTS = ['app/**/*.*', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json']

/** The program of React Router's builder. */
export const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'

/** Pages show times in the clinic's time zone, wherever they are rendered. NODE_ENV selects React's code. */
export const BUILD_ENVIRONMENT = { TZ: 'America/Edmonton', NODE_ENV: 'production' }

const STARTER = 'app/entry.client.ts'
/** Vite's name for the stylesheet of a build without `cssCodeSplit`. */
const STYLESHEET = 'style.css'
const MANIFEST = 'client/.vite/manifest.json'
const RENDERER = 'server/index.js'

/** A studio that is open serves the bundle with which it started, so a bundle stays for a while after its last use. */
const KEPT_DAYS = 7
const DAY_MS = 86_400_000

export interface Bundle {
  /** Folder of the scripts, styles and fonts for browsers. */
  clientDir: string
  /** Address and text of the stylesheet. */
  stylesheet: { address: string; css: string }
  /** Imports the bundled app/site/render.server.ts. Set BUILD_ENVIRONMENT first: React reads it when it is imported. */
  importRenderer: () => Promise<{ pageRenderer: typeof pageRenderer }>
  /**
   * Copies the scripts, the stylesheet and the fonts into `folder`, without the script that React Router makes for
   * each route: no page loads those.
   */
  copyBrowserFiles: (folder: string) => void
}

/**
 * The bundle of the code, with the code of one form provider (app/forms/adapters.ts). Each bundle has a folder of its
 * own, named by a hash of the code, which appears only when it is whole and never changes. So a bundle can be made
 * while another command uses an older one. Throws CommandError when the code can't be bundled.
 */
export function bundleCode(formProvider: string): Bundle {
  const folder = join(BUNDLES_DIR, hashOfInputs(formProvider))
  if (!isWhole(folder)) makeBundle(folder, formProvider)
  utimesSync(folder, new Date(), new Date())
  removeOldBundles()
  return readBundle(folder)
}

function makeBundle(folder: string, formProvider: string): void {
  mkdirSync(BUNDLES_DIR, { recursive: true })
  const unfinished = mkdtempSync(join(BUNDLES_DIR, 'unfinished-'))
  try {
    const ended = spawnSync(process.execPath, [REACT_ROUTER, 'build'], {
      encoding: 'utf8',
      env: { ...process.env, VITE_FORM_PROVIDER: formProvider, BUNDLE_DIR: unfinished },
    })
    if (ended.status !== 0)
      throw new CommandError(`The code can't be bundled: react-router build ${howItEnded(ended)}`)
    // Another command may have made the same bundle meanwhile.
    if (isWhole(folder)) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function isWhole(folder: string): boolean {
  return [MANIFEST, RENDERER].every((file) => existsSync(join(folder, file)))
}

function hashOfInputs(formProvider: string): string {
  const hash = createHash('sha256').update(formProvider).update('\0')
  const files = globSync(INPUTS, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function removeOldBundles(): void {
  for (const folder of readdirSync(BUNDLES_DIR).map((name) => join(BUNDLES_DIR, name))) {
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > KEPT_DAYS * DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}

function readBundle(folder: string): Bundle {
  const clientDir = join(folder, 'client')
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
  const stylesheet = manifest[STYLESHEET]?.file
  if (!stylesheet) throw new Error(`The manifest of the client bundle has no ${STYLESHEET}.`)
  return {
    clientDir,
    stylesheet: { address: `/${stylesheet}`, css: readFileSync(join(clientDir, stylesheet), 'utf8') },
    importRenderer: async () => {
      const { href } = pathToFileURL(resolve(folder, RENDERER))
      return (await import(href)) as { pageRenderer: typeof pageRenderer }
    },
    copyBrowserFiles: (target) => {
      for (const { file, isEntry, src } of Object.values(manifest)) {
        if (!isEntry || src === STARTER) cpSync(join(clientDir, file), join(target, file))
      }
    },
  }
}
