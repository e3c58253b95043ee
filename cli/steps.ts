// How a command tells what it does: a line for each step with the time it took, and progress where it is long.
import { diskProblem } from './disk-problems.ts'

/** Runs one step and prints its name and time in seconds; `say` replaces the line while the step runs. Rethrows what the step throws. */
export async function step<T>(name: string, work: (say: (progress: string) => void) => Promise<T> | T): Promise<T> {
  const started = performance.now()
  const say = (progress: string) => process.stdout.isTTY && process.stdout.write(`\r\x1b[K  ${name}: ${progress}`)
  try {
    const result = await work(say)
    finish('✓', name, started)
    return result
  } catch (error) {
    finish('✗', name, started)
    throw error
  }
}

function finish(mark: string, name: string, started: number): void {
  const clear = process.stdout.isTTY ? '\r\x1b[K' : ''
  console.log(`${clear}${mark} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** Ends the process with code 1 and a plain message; stack traces are for errors nobody expected. */
export function fail(error: unknown): never {
  const plain = diskProblem(error)
  console.error(
    `\n${plain ?? (error instanceof Error ? (isExpected(error) ? error.message : error.stack) : String(error))}`,
  )
  process.exit(1)
}

/** An error whose message says all that the person at the terminal needs. */
export class CommandError extends Error {
  override name = 'CommandError'
}

function isExpected(error: Error): boolean {
  return error.name === 'CommandError' || error.name === 'ContentError'
}
