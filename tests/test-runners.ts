// Runs the suites, prints their output, and counts the tests that passed and failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Counts } from '../checks/static-checks.ts'
import { CommandError, step } from '../cli/steps.ts'

const RESULTS = '.build/results'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})
const counts = z.object({ passed: z.number(), failed: z.number() })

/**
 * Runs one project of vitest.config.ts, or those of its files whose names contain one of `files`. A file that can't
 * be loaded counts as a failed test.
 */
export async function vitestCounts(name: string, project: string, files: readonly string[] = []): Promise<Counts> {
  const file = freshReport(`vitest-${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await step(name, () => run('vitest', ['run', ...files, '--project', project, ...reporters]))
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { success, numPassedTests, numFailedTests, numPendingTests } = readJson(file, vitestReport)
  reportSkipped(name, numPendingTests)
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) }
}

/** Runs one project of playwright.config.ts. */
export async function playwrightCounts(name: string, project: string): Promise<Counts> {
  const file = freshReport(`playwright-${project}`)
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  await step(name, () => run('playwright', ['test', '--project', project, '--reporter=list,json'], env))
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats, errors } = readJson(file, playwrightReport)
  reportSkipped(name, stats.skipped)
  return { passed: stats.expected, failed: stats.unexpected + errors.length }
}

/** A test is skipped when the content has no page of the kind that it needs. */
function reportSkipped(name: string, skipped: number): void {
  if (skipped > 0) console.log(`${name}: ${skipped} tests were skipped, because no page has what they need.`)
}

/** Runs another command of the project. Returns the counts of its closing line, or counts the command as one test. */
export async function commandCounts(command: string, ...options: readonly string[]): Promise<Counts> {
  const { output, code } = await run('node', [`commands/${command}.ts`, ...options], {}, 'keep')
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (passed && failed) return { passed: Number(passed), failed: Number(failed) }
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Prints the closing line, and makes the command end with code 1 when a test failed. */
export function close(all: readonly Counts[]): Counts {
  const sum = (field: keyof Counts) => all.reduce((total, each) => total + each[field], 0)
  const total = { passed: sum('passed'), failed: sum('failed') }
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total
}

/** Keeps the counts of a finished suite, so that a later command can add them to its own. */
export function keepCounts(name: string, total: Counts): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `${name}.json`), JSON.stringify(total))
}

/** The counts that `keepCounts` kept. Throws CommandError when the suite has not run here. */
export function keptCounts(name: string): Counts {
  const file = join(RESULTS, `${name}.json`)
  if (!existsSync(file)) throw new CommandError(`The suite "${name}" has not run here yet.`)
  return readJson(file, counts)
}

function freshReport(name: string): string {
  mkdirSync(RESULTS, { recursive: true })
  const file = resolve(join(RESULTS, `${name}.json`))
  rmSync(file, { force: true })
  return file
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

interface Ended {
  /** What the tool printed, when it was kept. */
  output: string
  code: number | null
}

/** Runs a tool to its end, whatever its exit code, and shows what it prints. */
async function run(
  tool: string,
  args: readonly string[],
  env = {},
  output: 'show' | 'keep' = 'show',
): Promise<Ended> {
  const child = spawn(resolve('node_modules/.bin', tool), args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', output === 'keep' ? 'pipe' : 'inherit', 'inherit'],
  })
  let kept = ''
  child.stdout?.on('data', (part: Buffer) => {
    kept += String(part)
    process.stdout.write(part)
  })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  return { output: kept, code }
}
