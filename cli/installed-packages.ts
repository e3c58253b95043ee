// Installs the packages of a folder with a separate package.json and lockfile. Few people need them, so `npm ci` does
// not install them.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './steps.ts'

/**
 * Installs the packages of `folder` from its lockfile, unless they are there already.
 * Throws CommandError when the npm registry does not answer.
 */
export function installPackages(folder: string): void {
  const installed = join(folder, 'node_modules/.package-lock.json')
  const lockfile = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lockfile).mtimeMs) return
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0)
    throw new CommandError(
      `The packages of ${folder} could not be installed. This needs the npm registry once.\n${stderr}`,
    )
}
