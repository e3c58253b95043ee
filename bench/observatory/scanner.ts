// Mozilla's HTTP Observatory on this machine: its own scanner, installed apart from the project (bench/observatory/scanner), run against addresses of localhost.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CommandError } from '../../cli/steps.ts'
import { installedTool } from '../../cli/tools.ts'

const findingSchema = z.object({
  address: z.string(),
  score: z.number(),
  grade: z.string(),
  /** What was not passed. */
  lost: z.array(z.string()),
  tests: z.record(z.string(), z.object({ result: z.string(), pass: z.boolean(), modifier: z.number() })),
})
export type Finding = z.output<typeof findingSchema>

/** Folder of the scanner, ready to run. Throws CommandError when it can't be installed. */
export function installScanner(): string {
  const folder = installedTool('bench/observatory/scanner')
  // The scanner stops without a preload list, which its install script would download. In an empty one no host is preloaded, which is so for this one.
  writeFileSync(join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}')
  return folder
}

/** Scans `addresses`, each `host:port/path`, trusting the certificate in `certFile`; `scanner` is its folder. */
export async function scan(
  scanner: string,
  addresses: readonly string[],
  certFile: string,
  say: (progress: string) => void,
): Promise<Finding[]> {
  const child = spawn(process.execPath, ['scan.js', ...addresses], {
    cwd: scanner,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let complaints = ''
  child.stdout.on('data', (part) => {
    output += part
    say(`${output.split('\n').length - 1} of ${addresses.length}`)
  })
  child.stderr.on('data', (part) => (complaints += part))
  const code = await new Promise<number | null>((done, broken) => child.on('error', broken).on('close', done))
  if (code !== 0) throw new CommandError(`The scanner ended with code ${code}.\n${complaints}`)
  return output
    .trim()
    .split('\n')
    .map((line) => findingSchema.parse(JSON.parse(line)))
}
