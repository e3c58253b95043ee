// Checks that need no build: content, lint, format, import direction and cycles, types. Each counts as one test.
import { readSite } from '../app/content/site.server.ts'
import { run } from '../cli/run.ts'
import { step } from '../cli/steps.ts'

export interface Counts {
  passed: number
  failed: number
}

/** Runs every check, also after one has failed, and prints what is wrong. */
export async function staticChecks(): Promise<Counts> {
  const checks: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['Content is sound', () => readSite()],
    [
      'Lint',
      () =>
        run('oxlint', ['--deny-warnings', 'app', 'bench', 'build', 'checks', 'cli', 'commands', 'hosting', 'tests']),
    ],
    [
      'Format',
      () =>
        run('prettier', [
          '--check',
          '--log-level',
          'warn',
          'app',
          'bench',
          'build',
          'checks',
          'cli',
          'commands',
          'hosting',
          'tests',
        ]),
    ],
    ['Import direction and cycles', () => run('node', ['commands/check-imports.ts'])],
    ['Types', () => run('react-router', ['typegen']).then(() => run('tsc', []))],
  ]
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
