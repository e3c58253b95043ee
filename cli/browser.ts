// Finds the Chromium for browser tests and benches, and installs one when there is none. Most tests use its headless
// shell: it draws pages alike, but has no windows and takes about half of the time.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian-packages.ts'
import { CommandError } from './steps.ts'

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Chromium',
  'Google Chrome',
]
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const FOLDERS = [
  '/usr/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

/**
 * Path of a Chromium that runs: CHROMIUM_PATH, else the one on this machine, else a new one.
 * Throws CommandError with what to do when there is none and none can be installed.
 */
export function findBrowser(): string {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new CommandError(
      `CHROMIUM_PATH is "${chosen}", which can't be run. Set it to a Chromium or Chrome, or leave it out.`,
    )
  }
  const browser = installedBrowser() ?? installBrowser()
  if (browser) return browser
  throw new CommandError(
    'There is no Chromium here and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}

/** Path of Chromium's headless shell if this machine has one, else what `findBrowser` returns. Throws as it does. */
export function findHeadlessShell(): string {
  const browser = findBrowser()
  return process.env['CHROMIUM_PATH'] ? browser : (installed(HEADLESS_SHELLS) ?? browser)
}

function installedBrowser(): string | undefined {
  return installed(PROGRAMS) ?? [chromium.executablePath()].find(isExecutable)
}

/** Path of the first of `programs` that this machine has. */
function installed(programs: readonly string[]): string | undefined {
  const folders = [...new Set([...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS])]
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(isExecutable)
}

/**
 * Debian's package includes the libraries that Chromium needs. Playwright's download does not, but it needs no root.
 */
function installBrowser(): string | undefined {
  console.log('There is no Chromium here. Installing one.')
  try {
    installDebianPackages(['chromium', 'chromium-headless-shell'])
  } catch {
    spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' })
  }
  return installedBrowser()
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
