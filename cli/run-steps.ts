// Runs the steps of a long command one after another, and prints how far it has got.
import { spawnSync } from 'node:child_process'

export interface Step {
  name: string
  /** A command line. npm puts the tools of node_modules on the PATH. */
  command: string
  /** Whether to skip the remaining steps when this one fails, because they need its result. */
  stopsOnFailure?: boolean
}

/** Runs every step, even after a failure, and prints which ones failed. Sets the exit code of the process. */
export function runSteps(steps: readonly Step[]): void {
  const start = performance.now()
  const failed: string[] = []
  for (const [index, { name, command, stopsOnFailure }] of steps.entries()) {
    console.log(`\n── Step ${index + 1} of ${steps.length}: ${name} (after ${timeSince(start)})`)
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
    if (status === 0) continue
    failed.push(name)
    if (stopsOnFailure) break
  }
  if (failed.length === 0) console.log(`\n✓ All ${steps.length} steps passed in ${timeSince(start)}.`)
  else console.error(`\n✗ Failed after ${timeSince(start)}: ${failed.join(', ')}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function timeSince(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}
