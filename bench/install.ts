// Programs that only a measurement needs. No lockfile lists them with their hundreds of packages: neither tests nor
// builds need them.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** Folder of the packages of `name` at `version`. Installs them into .cache/ the first time. */
export async function installed(name: string, version: string): Promise<string> {
  const folder = resolve(`.cache/${name}-${version}`)
  const packages = `${folder}/node_modules`
  if (!existsSync(packages)) {
    // npm looks at this folder before it makes it.
    mkdirSync(folder, { recursive: true })
    await promisify(execFile)('npm', ['install', '--prefix', folder, '--ignore-scripts', `${name}@${version}`])
  }
  return packages
}
