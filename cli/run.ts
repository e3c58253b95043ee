// Runs a tool of node_modules/.bin, or a script of the project, with this Node.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { CommandError } from './steps.ts'

/** Runs `tool` to its end. Output is kept and shown only when it fails. Throws CommandError then. */
export async function run(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(resolve('node_modules/.bin', tool), args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  const code = await new Promise<number | null>((done, broken) => child.on('error', broken).on('close', done))
  if (code !== 0) throw new CommandError(`${tool} ${args.join(' ')} ended with code ${code}.\n\n${output.trim()}`)
  return output
}

/** Runs a script of this project with this Node, in this terminal, to its end. Throws CommandError when it fails; it has said why itself. */
export async function runHere(script: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  const code = await new Promise<number | null>((done, broken) => child.on('error', broken).on('close', done))
  if (code !== 0) throw new CommandError(`${script} ended with code ${code}.`)
}
