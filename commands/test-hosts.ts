// `npm run test:hosts`: the host tests against the local server, nginx and Caddy. Installs nginx and Caddy when they
// are missing; if one can't be installed, the run fails. `-- --rest` leaves out the local server, which `npm test`
// tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SITE_DIR } from '../build/output/folders.ts'
import { installDebianPackages } from '../cli/debian-packages.ts'
import { CommandError, fail, step } from '../cli/steps.ts'
import { installNginx } from '../hosting/server/nginx.ts'
import { close, vitestCounts } from '../tests/test-runners.ts'

async function testHosts(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to serve. Run `npm run build` first.')
  await step('nginx and Caddy installed', () => {
    installNginx()
    if (!runs('caddy', ['version'])) installDebianPackages(['caddy'])
  })
  const { values } = parseArgs({ options: { rest: { type: 'boolean' } } })
  close([await vitestCounts('Hosts', 'hosts', values.rest ? ['nginx', 'caddy'] : [])])
}

function runs(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

await testHosts().catch(fail)
