// Runs a tool of node_modules/.bin as a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { CommandError } from './steps.ts'

/** Runs `tool` and returns its output. Throws CommandError with the output when it fails. */
export async function run(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(resolve('node_modules/.bin', tool), args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new CommandError(`${tool} ${args.join(' ')} ended with code ${code}.\n\n${output.trim()}`)
  return output
}
