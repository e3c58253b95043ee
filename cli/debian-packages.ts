// Installs Debian packages that a command needs.
import { spawnSync } from 'node:child_process'
import { CommandError } from './command-error.ts'

/**
 * Installs `packages` with apt-get. Throws CommandError, which says what to do, when the user is not root or apt-get
 * fails.
 */
export function installDebianPackages(packages: readonly string[]): void {
  const names = packages.join(' ')
  if (process.getuid?.() !== 0)
    throw new CommandError(`These Debian packages are missing, and only root can install them: ${names}`)
  // RUNLEVEL=1 keeps the services of a package from starting.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  const { status, stderr } = spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new CommandError(`These Debian packages could not be installed: ${names}\n${stderr}`)
}
