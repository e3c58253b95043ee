// What a command prints: one line for each step with its time, and its progress while it runs.

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
