// How a command fails: with words for the person at the terminal.
import type { SpawnSyncReturns } from 'node:child_process'

/** An error whose message tells the person at the terminal all they need. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** How a program that failed has ended, and what it has printed: `ended with code 1.` and its output. */
export function howItEnded({ status, signal, error, stdout, stderr }: SpawnSyncReturns<string>): string {
  if (error) return `could not start: ${error.message}`
  const end = signal ? `was stopped by ${signal}, perhaps because the memory was full` : `ended with code ${status}`
  return `${end}.\n\n${stdout}${stderr}`
}
