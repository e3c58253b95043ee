// Tools that few need and none ships: each has a folder under tools/ with a lockfile of its own, and is installed when it is first asked for.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './steps.ts'

/** Folder of the tool, installed from its lockfile. Throws CommandError when the registry does not answer. */
export function installedTool(name: string): string {
  const folder = join(name)
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(folder, 'package-lock.json')).mtimeMs)
    return folder
  // Nothing of a package runs as it is installed.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0)
    throw new CommandError(`${folder} could not be installed. It needs the npm registry once.\n${stderr}`)
  return folder
}
