// What a command prints: one line for each step with its time, and its progress while it runs.
import type { SpawnSyncReturns } from 'node:child_process'

type ShowProgress = (progress: string) => void

/**
 * Runs one step, and prints its name and its time in seconds. While the step runs, `showProgress` replaces the line.
 * Rethrows what the step throws.
 */
export async function step<T>(name: string, work: (showProgress: ShowProgress) => Promise<T> | T): Promise<T> {
  const started = performance.now()
  const showProgress: ShowProgress = (progress) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${name}: ${progress}`)
  }
  try {
    const result = await work(showProgress)
    printResult('✓', name, started)
    return result
  } catch (error) {
    printResult('✗', name, started)
    throw error
  }
}

function printResult(mark: string, name: string, started: number): void {
  const clearLine = process.stdout.isTTY ? '\r\x1b[K' : ''
  console.log(`${clearLine}${mark} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** How a program that failed has ended, and what it has printed: `ended with code 1.` and its output. */
export function howItEnded({ status, signal, error, stdout, stderr }: SpawnSyncReturns<string>): string {
  if (error) return `could not start: ${error.message}`
  const end = signal ? `was stopped by ${signal}, perhaps because the memory was full` : `ended with code ${status}`
  return `${end}.\n\n${stdout}${stderr}`
}

/** An error whose message tells the person at the terminal all they need. */
export class CommandError extends Error {
  override name = 'CommandError'
}
