// Bundles the code with `react-router build`: one bundle for browsers, and one that renders pages
// (build/pages/render.ts). This takes several seconds, so the next build uses the same bundles if no input has
// changed.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../cli/run.ts'
import { CODE_DIR } from '../output/folders.ts'

/** Everything that the bundles depend on. package-lock.json has the versions of the packages. */
const INPUTS = [
  'app/**/*.*',
  'build/vite/**/*.*',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
/** The hash of the inputs of the bundles in CODE_DIR. */
const KEY_FILE = join(CODE_DIR, 'inputs.sha256')

/** Makes CODE_DIR, unless it is up to date. Throws CommandError when the code can't be bundled. */
export async function bundleCode(): Promise<void> {
  const key = inputsHash()
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) return
  rmSync(CODE_DIR, { recursive: true, force: true })
  await run('react-router', ['build'])
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
