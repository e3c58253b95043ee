// `npm run test:hosts`: one suite against the local server, nginx and Caddy. Root gets Debian's packages of those that are missing; others skip them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SITE_DIR } from '../build/build-site.ts'
import { CommandError, fail, step } from '../cli/steps.ts'
import { vitestCounts } from '../tests/test-runners.ts'

/** Debian's package by the program that it brings. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
}

async function testHosts(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to serve. Run `npm run build` first.')
  const missing = Object.keys(PACKAGES).filter(
    (program) => spawnSync(program, [program === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).error,
  )
  if (missing.length > 0) await step(`Installing ${missing.join(' and ')}`, () => install(missing))
  const { passed, failed } = await vitestCounts('Hosts', 'hosts')
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function install(programs: readonly string[]): void {
  if (process.getuid?.() !== 0)
    return console.log(
      `Only root can install packages; the tests of ${programs.join(' and ')} are skipped. Install: ${programs.flatMap((name) => PACKAGES[name] ?? []).join(' ')}`,
    )
  // Without a run level the packages' own services do not start.
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const
  spawnSync('apt-get', ['update'], options)
  const { status } = spawnSync(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', ...programs.flatMap((name) => PACKAGES[name] ?? [])],
    options,
  )
  if (status !== 0) console.log(`${programs.join(' and ')} could not be installed here; their tests are skipped.`)
}

await testHosts().catch(fail)
