// Bundles the code with Vite: what renders pages, their stylesheet, and their scripts. This takes several seconds, so
// a build reuses an earlier bundle of the same code.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
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
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { pageRenderer } from '../app/site/render.server.ts'
import { CommandError, howItEnded } from '../cli/command-error.ts'
import { BUNDLES_DIR } from './output/folders.ts'
import { checksumOfFolder } from './output/checksum.ts'
import type { BundledPackage } from './output/third-party.ts'

/** Everything that the bundles depend on. package-lock.json covers the packages. */
const INPUTS = [
  'app/**/*.*',
  'cli/oldest-browsers.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** The program of React Router's builder. */
export const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'
const VITE = 'node_modules/vite/bin/vite.js'

/** UTC, so that pages are the same on every machine. NODE_ENV selects React's code. */
export const BUILD_ENVIRONMENT = { TZ: 'UTC', NODE_ENV: 'production' }

/** Manifest of what React Router bundles for browsers. The site uses its stylesheet and fonts. */
const REACT_ROUTER_MANIFEST = 'client/.vite/manifest.json'
/** Manifest of the scripts of pages (vite.config.ts). */
const SCRIPTS_MANIFEST = 'client/.vite/scripts.json'
/** The packages in these scripts, each with its licence. */
const LICENCES = 'client/.vite/licences.json'
const RENDERER = 'server/index.js'
/** The sum of all other files of a bundle. */
const SUM = 'sum'

/**
 * A studio that is open serves the bundle with which it started, so a bundle stays for a while after its last use.
 */
const KEPT_DAYS = 7
const DAY_MS = 86_400_000

/** Addresses of the files that documents name. */
export interface BundledAddresses {
  stylesheet: string
  /** The script of every page. */
  starter: string
  /** What the starter imports on a page with a form. */
  formPage: string
}

export interface Bundle {
  /** Folder of the scripts, styles and fonts for browsers. */
  clientDir: string
  addresses: BundledAddresses
  /** Text of the stylesheet. */
  css: string
  /** The packages whose code is in the scripts. */
  packages: readonly BundledPackage[]
  /**
   * Imports the bundled app/site/render.server.ts. Set BUILD_ENVIRONMENT first: React reads it when it is imported.
   */
  importRenderer: () => Promise<{ pageRenderer: typeof pageRenderer }>
  /** Copies the scripts, the stylesheet and the fonts into `folder`. No page loads the scripts of React Router. */
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
  if (mayWrite(folder)) {
    utimesSync(folder, new Date(), new Date())
    removeOldBundles()
  }
  return readBundle(folder)
}

/** False in a container, which has one bundle and can write none. */
function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function makeBundle(folder: string, formProvider: string): void {
  mkdirSync(BUNDLES_DIR, { recursive: true })
  const unfinished = mkdtempSync(join(BUNDLES_DIR, 'unfinished-'))
  try {
    const env = { ...process.env, VITE_FORM_PROVIDER: formProvider, BUNDLE_DIR: unfinished }
    for (const command of [
      [REACT_ROUTER, 'build'],
      [VITE, 'build', '--mode', 'scripts'],
    ]) {
      const ended = spawnSync(process.execPath, command, { encoding: 'utf8', env })
      if (ended.status !== 0) throw new CommandError(`The code can't be bundled: ${command[0]} ${howItEnded(ended)}`)
    }
    writeFileSync(join(unfinished, SUM), checksumOfFolder(unfinished, SUM))
    // Another command may have made the same bundle meanwhile.
    if (isWhole(folder)) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Whether the folder has every file as it was written. A power failure can cut one off. */
function isWhole(folder: string): boolean {
  const sum = join(folder, SUM)
  return existsSync(sum) && readFileSync(sum, 'utf8') === checksumOfFolder(folder, SUM)
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
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const ofReactRouter = read(REACT_ROUTER_MANIFEST) as Manifest
  const scripts = read(SCRIPTS_MANIFEST) as Manifest
  const addresses = {
    stylesheet: addressIn(ofReactRouter, 'style.css'),
    starter: addressIn(scripts, 'app/entry.client.ts'),
    formPage: addressIn(scripts, 'app/forms/form-page.ts'),
  }
  const isScript = (file: string) => file.endsWith('.js')
  const files = [...filesIn(ofReactRouter).filter((file) => !isScript(file)), ...filesIn(scripts).filter(isScript)]
  return {
    clientDir,
    addresses,
    css: readFileSync(join(clientDir, addresses.stylesheet), 'utf8'),
    packages: read(LICENCES) as BundledPackage[],
    importRenderer: async () => {
      const { href } = pathToFileURL(resolve(folder, RENDERER))
      return (await import(href)) as { pageRenderer: typeof pageRenderer }
    },
    copyBrowserFiles: (target) => {
      for (const file of files) cpSync(join(clientDir, file), join(target, file))
    },
  }
}

function addressIn(manifest: Manifest, name: string): string {
  const file = manifest[name]?.file
  if (!file) throw new Error(`The bundle has no ${name}.`)
  return `/${file}`
}

function filesIn(manifest: Manifest): string[] {
  return Object.values(manifest).map(({ file }) => file)
}
