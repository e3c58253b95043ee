// Checks that need no build. Each counts as one test.
import { CONTENT_DIR, readSite } from '../app/content/site.server.ts'
import { run } from '../cli/run.ts'
import { step } from '../cli/steps.ts'
import { checkLineLength } from './line-length.ts'

export interface Counts {
  passed: number
  failed: number
}

const FOLDERS = ['app', 'bench', 'build', 'checks', 'cli', 'commands', 'hosting', 'tests']

const checks: readonly (readonly [name: string, check: () => unknown])[] = [
  ['Content', () => readSite(CONTENT_DIR)],
  ['Lint', () => run('oxlint', ['--deny-warnings', ...FOLDERS])],
  ['Format', () => run('prettier', ['--check', '--log-level', 'warn', ...FOLDERS])],
  ['Line length', () => checkLineLength(FOLDERS)],
  // Written, not compared: a new kind of section changes them, and nobody edits them by hand.
  ['Schemas for the editor', () => run('node', ['commands/json-schema.ts'])],
  ['Types', () => run('react-router', ['typegen']).then(() => run('tsc', []))],
  // After the types, because routes import what typegen writes.
  ['Imports', () => run('node', ['commands/check-imports.ts'])],
]

/** Runs every check, also after one has failed, and prints what is wrong. */
export async function staticChecks(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  for (const [name, check] of checks) {
    try {
      await step(name, check)
      counts.passed++
    } catch (error) {
      console.error((error as Error).message)
      counts.failed++
    }
  }
  return counts
}
