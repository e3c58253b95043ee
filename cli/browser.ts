// The Chromium of the browser tests: the machine's own where there is one, else one that is installed for them.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError } from './steps.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/usr/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

/** Path of a Chromium that can be run; installs one when there is none. Throws CommandError with what to do when that fails too. */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (canRun(named)) return named
    throw new CommandError(
      `CHROMIUM_PATH is "${named}", which can't be run. Set it to a Chromium or Chrome, or leave it out.`,
    )
  }
  const browser = installed() ?? install()
  if (browser) return browser
  throw new CommandError(
    'There is no Chromium here and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the one to use.',
  )
}

function installed(): string | undefined {
  const folders = [...new Set([...(process.env['PATH'] ?? '').split(delimiter), ...PLACES])]
  const candidates = folders.flatMap((folder) =>
    [...NAMES, 'Chromium', 'Google Chrome'].map((name) => join(folder, name)),
  )
  return [...candidates, chromium.executablePath()].find(canRun)
}

/** Debian's package where this user may install it, which brings its libraries along; else Playwright's own download. */
function install(): string | undefined {
  const ways = [
    ...(process.getuid?.() === 0 ? [['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium']] : []),
    ['node_modules/.bin/playwright', 'install', 'chromium'],
  ]
  for (const [command = '', ...args] of ways) {
    console.log(`No Chromium found. Running: ${[command, ...args].join(' ')}`)
    if (command === 'apt-get') spawnSync(command, ['update'], { stdio: 'ignore' })
    spawnSync(command, args, { stdio: 'inherit' })
    const browser = installed()
    if (browser) return browser
  }
  return undefined
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
