// Checks that need no build. Each counts as one test.
import { CONTENT_DIR, readSite } from '../app/content/read/site.server.ts'
import { run } from '../cli/run.ts'
import { step } from '../cli/steps.ts'
import { checkCanonicalYaml } from './canonical-yaml.ts'
import { checkLineLength } from './line-length.ts'

export interface Counts {
  passed: number
  failed: number
}

const FOLDERS = ['app', 'bench', 'build', 'checks', 'cli', 'commands', 'hosting', 'studio', 'tests']

type Check = readonly [name: string, check: () => unknown]

const quick: readonly Check[] = [
  ['Content', () => readSite(CONTENT_DIR)],
  ['Format', () => run('oxfmt', ['--check', ...FOLDERS])],
  ['Format of YAML', checkCanonicalYaml],
  ['Lint', () => run('oxlint', ['--deny-warnings', ...FOLDERS])],
  ['Line length', () => checkLineLength(FOLDERS)],
  // Written, not compared: a new kind of section changes them, and nobody edits them by hand.
  ['Schemas for the editor', () => run('node', ['commands/json-schema.ts'])],
]

/** Run beside the quick checks, because they take longer than all of those together. */
const slow: readonly Check[] = [
  // Several checkers repeat each other's work. On two cores one is as fast, and leaves a core to the others.
  ['Types', () => run('react-router', ['typegen']).then(() => run('tsc', ['--checkers', '1']))],
  // After the types, because routes import what typegen writes.
  ['Imports', () => run('node', ['commands/check-imports.ts'])],
]

/** Runs every check, also after one has failed, and prints what is wrong. */
export async function staticChecks(): Promise<Counts> {
  const passed = (await Promise.all([passedOf(quick), passedOf(slow)])).flat()
  return { passed: passed.filter(Boolean).length, failed: passed.filter((each) => !each).length }
}

/** Runs the checks one after the other, and says of each whether it passed. */
async function passedOf(checks: readonly Check[]): Promise<boolean[]> {
  const passed: boolean[] = []
  for (const [name, check] of checks) {
    try {
      await step(name, check)
      passed.push(true)
    } catch (error) {
      console.error((error as Error).message)
      passed.push(false)
    }
  }
  return passed
}
