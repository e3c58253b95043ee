// Runs nginx with the generated configuration, for the conformance tests and the load bench.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { installDebianPackages } from '../../cli/debian-packages.ts'
import { CommandError } from '../../cli/command-error.ts'
import { NGINX_BROTLI_MODULE, nginxMain } from '../configs/nginx-runtime.ts'
import { nginxSite } from '../configs/nginx.ts'
import type { HttpPolicy } from '../policy/http-policy.ts'

export interface Nginx {
  origin: string
  /** What nginx has logged so far. */
  log: () => string
  stop: () => Promise<void>
}

/** Installs nginx and its Brotli module from Debian where they are missing. Throws CommandError without root. */
export function installNginx(): void {
  const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
  if (!hasNginx || !existsSync(NGINX_BROTLI_MODULE))
    installDebianPackages(['nginx', 'libnginx-mod-http-brotli-static'])
}

/**
 * Serves the built site in the folder `root` on a free port. When the superuser starts nginx, its workers run as
 * another user, who must be able to read the folder. Throws CommandError with nginx's log when nginx does not start.
 */
export async function startNginx(root: string, policy: HttpPolicy): Promise<Nginx> {
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const site = join(folder, 'site.conf')
  const main = join(folder, 'nginx.conf')
  writeFileSync(site, nginxSite(policy, { root, port }))
  writeFileSync(main, nginxMain({ temp: folder, site }))
  const child = spawn('nginx', ['-c', main], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.on('error', ({ message }) => (log += message))
  child.stderr.on('data', (part) => (log += part))
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      child.kill()
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  while (!(await isReachable(origin))) {
    if (child.pid === undefined || child.exitCode !== null) {
      await stop()
      throw new CommandError(`nginx does not start:\n${log}`)
    }
    await wait(20)
  }
  return { origin, log: () => log, stop }
}

function isReachable(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}
