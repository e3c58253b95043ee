// Runs the project's commands in a copy of it and times them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { anyFreePort } from '../cli/ports.ts'
import { CommandError } from '../cli/steps.ts'

const POLL_MS = 20
const LONGEST_MS = 60_000

/**
 * Builds the project in `folder`. Returns its duration and the processor time of all its processes (`work`), in
 * seconds.
 */
export async function runBuild(folder: string): Promise<{ seconds: number; work: number }> {
  const began = performance.now()
  // The shell's `times` prints the processor time of its child processes.
  const child = spawn('sh', ['-c', `"${process.execPath}" commands/build.ts && times`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new CommandError(`The build in ${folder} ended with code ${code}:\n${output.slice(-2_000)}`)
  return { seconds: (performance.now() - began) / 1000, work: workFrom(output) }
}

/** Seconds in the last line that `times` prints, for example `1m2.5s 0m0.5s`. */
export function workFrom(output: string): number {
  const last = output.trim().split('\n').at(-1) ?? ''
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

export interface DevServer {
  /** Seconds until the page shows `words`. */
  secondsUntil: (words: string) => Promise<number>
  stop: () => Promise<void>
}

/** Starts `npm run dev` in `folder` and waits until it answers at `path`. */
export async function startDevServer(folder: string, path: string): Promise<DevServer> {
  const [port, formsPort] = [await anyFreePort(), await anyFreePort()]
  const child = spawn(process.execPath, ['commands/dev.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), FORMS_PORT: String(formsPort) },
  })
  const secondsUntil = async (words: string) => {
    const began = performance.now()
    while (performance.now() - began < LONGEST_MS) {
      const page = await fetch(`http://localhost:${port}${path}`).then(
        (response) => (response.ok ? response.text() : ''),
        () => '',
      )
      if (page.includes(words)) return (performance.now() - began) / 1000
      await wait(POLL_MS)
    }
    throw new CommandError(`npm run dev in ${folder} did not show "${words}" on ${path} within a minute.`)
  }
  await secondsUntil('</html>')
  return {
    secondsUntil,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
