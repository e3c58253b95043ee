// Runs the steps of a long command one after another, and prints how far it has got.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

export interface Step {
  name: string
  /** A command line. npm puts the tools of node_modules on the PATH. */
  command: string
  /** Whether to skip the remaining steps when this one fails, because they need its result. */
  stopsOnFailure?: boolean
}

/** Lines of a step that are printed again at the end. */
const REPEATED_LINES = 60
/** How long to wait for the last output of a command that has ended, in ms. */
const LAST_OUTPUT_MS = 2000

/**
 * Runs every step, even after a failure, and prints which ones failed. Sets the exit code of the process. A service
 * that runs CI may keep only the end of the log, so there the end repeats the last lines of each step that failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const start = performance.now()
  const failed: string[] = []
  const repeated: string[] = []
  for (const [index, { name, command, stopsOnFailure }] of steps.entries()) {
    console.log(`\n── Step ${index + 1} of ${steps.length}: ${name} (after ${timeSince(start)})`)
    const { status, lines } = await run(command)
    if (status === 0) continue
    failed.push(name)
    if (lines.length > 0) repeated.push(`\n── End of the failed step: ${name}`, ...lines)
    if (stopsOnFailure) break
  }
  for (const line of repeated) console.error(line)
  if (failed.length === 0) console.log(`\n✓ All ${steps.length} steps passed in ${timeSince(start)}.`)
  else console.error(`\n✗ Failed after ${timeSince(start)}: ${failed.join(', ')}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** Runs a command. Returns its exit status, and its last lines unless they went to a terminal. */
async function run(command: string): Promise<{ status: number | null; lines: readonly string[] }> {
  if (process.stdout.isTTY) return { status: spawnSync(command, { shell: true, stdio: 'inherit' }).status, lines: [] }
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'] })
  let end = ''
  const keep = (bytes: Buffer) => (end = (end + bytes.toString()).slice(-20_000))
  child.stdout.on('data', keep).pipe(process.stdout, { end: false })
  child.stderr.on('data', keep).pipe(process.stderr, { end: false })
  const closed = once(child, 'close')
  const [status] = (await once(child, 'exit')) as [number | null]
  // The rest of the output. A process that the step left running would keep it open for ever.
  await Promise.race([closed, setTimeout(LAST_OUTPUT_MS, undefined, { ref: false })])
  return { status, lines: end.trimEnd().split('\n').slice(-REPEATED_LINES) }
}

function timeSince(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}
