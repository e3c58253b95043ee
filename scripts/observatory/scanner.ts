// Mozilla's HTTP Observatory on this machine: its own scanner, installed apart from the project (tools/observatory), run against addresses of localhost.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CommandError } from '../steps.ts'

const FOLDER = 'tools/observatory'
const PACKAGE = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory')

const findingSchema = z.object({
  address: z.string(),
  score: z.number(),
  grade: z.string(),
  /** What was not passed. */
  lost: z.array(z.string()),
  tests: z.record(z.string(), z.object({ result: z.string(), pass: z.boolean(), modifier: z.number() })),
})
export type Finding = z.output<typeof findingSchema>

/** Installs the scanner from its lockfile where it is missing. Throws CommandError when the registry does not answer. */
export function installScanner(): void {
  if (!existsSync(PACKAGE)) {
    // Its install scripts would download lists; without them nothing of a package runs here.
    const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--omit=optional'], { cwd: FOLDER, encoding: 'utf8' })
    if (status !== 0) throw new CommandError(`The scanner could not be installed in ${FOLDER}. It needs the npm registry once.\n${stderr}`)
  }
  // The scanner stops without a preload list. In an empty one no host is preloaded, which is so for this one.
  writeFileSync(join(PACKAGE, 'conf/hsts-preload.json'), '{}')
}

/** Scans `addresses`, each `host:port/path`, trusting the certificate in `certFile`. */
export async function scan(addresses: readonly string[], certFile: string, say: (progress: string) => void): Promise<Finding[]> {
  const child = spawn(process.execPath, ['scan.js', ...addresses], {
    cwd: FOLDER,
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
