// The local server beside nginx: the same files, the same compression, the same run.
import { execFile, fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { httpPolicy, type Hosting } from '../hosting/policy/http-policy.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { nginxMain, nginxSite } from '../hosting/configs/nginx.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { anyFreePort } from '../cli/ports.ts'
import { CommandError } from '../cli/steps.ts'
import type { Options } from './options.ts'
import { median, rounded, type PartResult } from './results.ts'

const CONNECTIONS = 64
const LEAST_OF_NGINX = 0.5
/** Debian's package by the program that it brings. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  wrk: ['wrk'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
}

interface Load {
  perSecond: number
  /** In ms. */
  p99: number
}

/** Asks both for the same addresses by turns, `options.repeats` times. */
export async function measureServers(
  { seconds, repeats }: Options,
  say: (progress: string) => void,
): Promise<Omit<PartResult, 'measured'>> {
  for (const program of Object.keys(PACKAGES)) install(program)
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  // nginx started by root serves as another user.
  chmodSync(folder, 0o755)
  const root = join(folder, 'site')
  cpSync(SITE_DIR, root, { recursive: true })
  const local = fork('bench/load-server.ts', [root])
  const [origin] = (await once(local, 'message')) as [string]
  const nginx = await startNginx(folder, root)
  const addresses = ['/', '/womens-health', `/${globSync('assets/vendor-*.js', { cwd: root })[0]}`, '/_.data']
  const loads: { address: string; of: 'local' | 'nginx'; load: Load }[] = []
  const memory: number[] = []
  try {
    for (let round = 0; round < repeats; round++) {
      for (const address of addresses) {
        say(`round ${round + 1} of ${repeats}, ${address}`)
        loads.push({ address, of: 'local', load: await ask(origin + address, seconds) })
        loads.push({ address, of: 'nginx', load: await ask(`http://localhost:${nginx.port}${address}`, seconds) })
      }
      local.send('memory')
      const [bytes] = (await once(local, 'message')) as [number]
      memory.push(Math.round(bytes / 2 ** 20))
    }
  } finally {
    local.kill()
    nginx.process.kill()
    await once(nginx.process, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const middle = (address: string, of: 'local' | 'nginx', name: keyof Load) =>
    median(
      loads.filter((each) => each.address === address && each.of === of).map(({ load }) => load[name]),
      name === 'p99' ? 1 : 0,
    )
  const rows = addresses.map((address) => {
    const [ours, theirs] = [middle(address, 'local', 'perSecond'), middle(address, 'nginx', 'perSecond')]
    return [
      address,
      ours,
      theirs,
      rounded(ours / theirs, 2),
      middle(address, 'local', 'p99'),
      middle(address, 'nginx', 'p99'),
    ]
  })
  return {
    tables: [
      {
        title: `Requests a second over ${CONNECTIONS} connections, Brotli, middle of ${repeats} runs of ${seconds} s; 99 % answered within, in ms`,
        columns: ['address', 'local server', 'nginx', 'local / nginx', 'local p99', 'nginx p99'],
        rows,
        chart: {
          column: 'local / nginx',
          target: { value: LEAST_OF_NGINX, text: `at least ${LEAST_OF_NGINX}`, atLeast: true },
        },
      },
      {
        title: 'Memory of the local server after each round, in MB',
        columns: ['round', 'MB'],
        rows: memory.map((megabytes, round) => [String(round + 1), megabytes]),
      },
    ],
    misses: rows
      .filter((row) => Number(row[3]) < LEAST_OF_NGINX)
      .map((row) => `${row[0]}: ${row[3]} of nginx's requests a second, not ${LEAST_OF_NGINX}.`),
  }
}

/** Throws CommandError with what to do when `program` is missing and can't be installed. */
function install(program: string): void {
  const there = () => !spawnSync(program, ['-v'], { stdio: 'ignore' }).error
  if (there()) return
  const packages = PACKAGES[program] ?? []
  const asked = `Install ${packages.join(' ')}, or run the other parts alone: npm run bench -- lighthouse navigation build`
  if (process.getuid?.() !== 0)
    throw new CommandError(`${program} is not here, and only root can install it. ${asked}`)
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    // Without a run level the packages' own services do not start.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (!there()) throw new CommandError(`${program} could not be installed here. ${asked}`)
}

async function startNginx(folder: string, root: string): Promise<{ port: number; process: ChildProcess }> {
  const port = await anyFreePort()
  const policy = httpPolicy(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting)
  const site = join(folder, 'site.conf')
  const main = join(folder, 'nginx.conf')
  writeFileSync(site, nginxSite(policy, { root, port }))
  writeFileSync(main, nginxMain({ temp: folder, site }))
  const child = spawn('nginx', ['-c', main], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break
    const answers = await fetch(`http://localhost:${port}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { port, process: child }
    await wait(50)
  }
  throw new CommandError(`nginx does not start with ${main}. Run \`nginx -c ${main} -t\` to see why.`)
}

/** Runs wrk and reads what it prints. */
async function ask(url: string, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (!perSecond || /Non-2xx/.test(stdout)) throw new CommandError(`wrk had no good answers from ${url}:\n${stdout}`)
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}
