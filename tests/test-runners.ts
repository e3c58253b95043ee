// Runs Vitest and Playwright with their own output in sight, and reads the counts from their JSON reports.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Counts } from '../checks/static-checks.ts'
import { step } from '../cli/steps.ts'

const RESULTS = '.build/results'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Runs one Vitest project. A file that can't be loaded counts as a failed test. */
export async function vitestCounts(name: string, project: string): Promise<Counts> {
  const file = resultFile(`vitest-${project}`)
  await step(name, () =>
    show('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
  )
  const report = read(file, vitestReport)
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.numPassedTests,
    failed: report.success ? report.numFailedTests : Math.max(1, report.numFailedTests),
  }
}

/** Runs the Playwright tests. One that passed on its second try (CI only) counts as passed, and is named. */
export async function playwrightCounts(name: string, env: Record<string, string>): Promise<Counts> {
  const file = resultFile('playwright')
  await step(name, () =>
    show('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  )
  const report = read(file, playwrightReport)
  if (!report) return { passed: 0, failed: 1 }
  if (report.stats.flaky > 0)
    console.log(`${report.stats.flaky} browser tests passed on their second try: see above.`)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
  }
}

function resultFile(name: string): string {
  mkdirSync(RESULTS, { recursive: true })
  return resolve(join(RESULTS, `${name}.json`))
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Ends when the tool ends, whatever its code: the report says what failed. */
async function show(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(resolve('node_modules/.bin', tool), args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  await new Promise<void>((done, broken) => child.on('error', broken).on('close', () => done()))
}
