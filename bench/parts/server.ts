// The local server beside nginx: the same files with the same compression, in one run.
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SITE_DIR } from '../../build/output/folders.ts'
import { CommandError } from '../../cli/steps.ts'
import { requireBuiltSite } from '../built-site.ts'
import { alternate } from '../floor.ts'
import { installPrograms, startNginx } from '../nginx.ts'
import type { Options } from '../options.ts'
import { ratio, Samples, type Report } from '../table.ts'

const CONNECTIONS = 64
const DEFAULT_SECONDS = 10
const LEAST_OF_NGINX = 0.5

/** Requests the same addresses from both servers in turn, `repeats` times. */
export async function measureServers(
  { seconds = DEFAULT_SECONDS, repeats }: Options,
  showProgress: (progress: string) => void,
): Promise<Report> {
  requireBuiltSite()
  installPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  // nginx serves as another user when root starts it.
  chmodSync(folder, 0o755)
  const root = join(folder, 'site')
  cpSync(SITE_DIR, root, { recursive: true })
  const local = fork('bench/site-process.ts', [root])
  const nginx = await startNginx(folder, root)
  const origins = { local: String((await once(local, 'message'))[0]), nginx: nginx.origin }
  const addresses = ['/', '/womens-health', largestScript(root)]
  const samples = new Samples()
  const memory: number[] = []
  try {
    for (let round = 0; round < repeats; round++) {
      for (const address of addresses) {
        showProgress(`round ${round + 1} of ${repeats}, ${address}`)
        for (const side of alternate(['local', 'nginx'] as const, round)) {
          const { perSecond, p99 } = await sendRequests(origins[side] + address, seconds)
          samples.add(`${address} ${side} perSecond`, perSecond)
          samples.add(`${address} ${side} p99`, p99)
        }
      }
      local.send('memory')
      const [bytes] = (await once(local, 'message')) as [number]
      memory.push(Math.round(bytes / 2 ** 20))
    }
  } finally {
    local.kill()
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const rows = addresses.map((address) => {
    const perSecond = (side: string) => samples.median(`${address} ${side} perSecond`)
    const p99 = (side: string) => samples.median(`${address} ${side} p99`, 1)
    const [ours, theirs] = [perSecond('local'), perSecond('nginx')]
    return [address, ours, theirs, ratio(ours, theirs), p99('local'), p99('nginx')]
  })
  return {
    tables: [
      {
        title: `Requests a second, ${CONNECTIONS} connections, Brotli: median of ${repeats} runs of ${seconds} s`,
        columns: ['address', 'local server', 'nginx', 'local / nginx', 'local 99 % ms', 'nginx 99 % ms'],
        rows,
      },
      {
        title: 'Memory of the local server after each round',
        columns: ['round', 'MB'],
        rows: memory.map((megabytes, round) => [round + 1, megabytes]),
      },
    ],
    misses: rows
      .filter((row) => Number(row[3]) < LEAST_OF_NGINX)
      .map((row) => `${row[0]}: ${row[3]} of nginx's requests a second. The limit is ${LEAST_OF_NGINX}.`),
  }
}

function largestScript(root: string): string {
  const scripts = globSync('assets/*.js', { cwd: root })
  const size = (file: string) => statSync(join(root, file)).size
  return `/${scripts.sort((a, b) => size(b) - size(a))[0]}`
}

/** Runs wrk against `url`. Throws CommandError when an answer is not good. */
async function sendRequests(url: string, seconds: number): Promise<{ perSecond: number; p99: number }> {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br']
  const { stdout } = await promisify(execFile)('wrk', [...options, url])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (!perSecond || stdout.includes('Non-2xx')) throw new CommandError(`wrk had bad answers from ${url}:\n${stdout}`)
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}
