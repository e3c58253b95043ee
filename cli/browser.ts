// Finds the Chromium for browser tests and benches, and installs it when this machine has none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian-packages.ts'
import { CommandError } from './command-error.ts'

const FOLDERS = [
  '/usr/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]
/** Folder of the browsers that Playwright has downloaded. */
const DOWNLOADS = resolve(chromium.executablePath(), '../../..')
/** Environment variable that passes the path to Playwright's workers, so that they do not search again. */
const FOUND = 'FOUND_HEADLESS_SHELL'

interface BrowserKind {
  /** Names of the program. */
  programs: readonly string[]
  /** Where Playwright's download puts it. */
  downloads: () => readonly string[]
  debianPackage: string
  /** Arguments of `playwright install`. */
  download: readonly string[]
}

const FULL_BROWSER: BrowserKind = {
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Chromium', 'Google Chrome'],
  downloads: () => [chromium.executablePath()],
  debianPackage: 'chromium',
  download: ['chromium', '--no-shell'],
}
const HEADLESS_SHELL: BrowserKind = {
  programs: ['chromium-headless-shell', 'chrome-headless-shell'],
  downloads: () => globSync(join(DOWNLOADS, 'chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}')),
  debianPackage: 'chromium-headless-shell',
  download: ['chromium', '--only-shell'],
}

/**
 * Path of Chromium's headless shell, which renders pages as Chromium does but has no windows, so tests run twice as
 * fast. Installs it when this machine has none. Falls back to the full browser when the installation fails.
 */
export function findHeadlessShell(): string {
  const known = browserFromEnvironment() ?? process.env[FOUND]
  if (known) return known
  const shell = find(HEADLESS_SHELL) ?? install(HEADLESS_SHELL)
  if (!shell)
    console.log(
      "Chromium's headless shell could not be installed. Tests use the full browser and take twice as long.",
    )
  return (process.env[FOUND] = shell ?? findBrowser())
}

/** Path of a full Chromium. Throws CommandError, which says what to do, when there is none. */
export function findBrowser(): string {
  const browser = browserFromEnvironment() ?? find(FULL_BROWSER) ?? install(FULL_BROWSER)
  if (browser) return browser
  throw new CommandError(
    'This machine has no Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}

/** The browser in CHROMIUM_PATH. Throws CommandError when it can't be run. */
function browserFromEnvironment(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  if (!path || isExecutable(path)) return path
  throw new CommandError(
    `CHROMIUM_PATH is "${path}", which can't be run. Set it to a Chromium or Chrome, or leave it out.`,
  )
}

function find({ programs, downloads }: BrowserKind): string | undefined {
  const folders = [...new Set([...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS])]
  const files = folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  return [...files, ...downloads()].find(isExecutable)
}

/** Tries Debian's package first, because it includes Chromium's libraries. Playwright's download needs no root. */
function install(kind: BrowserKind): string | undefined {
  console.log(`Installing ${kind.debianPackage}, which this machine does not have.`)
  try {
    installDebianPackages([kind.debianPackage])
  } catch {
    spawnSync('playwright', ['install', ...kind.download], { stdio: 'inherit', shell: true })
  }
  return find(kind)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
