// nginx with the generated configuration, for the comparison with the local server.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HOSTING_FILE } from '../build/output/folders.ts'
import { installDebianPackages } from '../cli/debian-packages.ts'
import { anyFreePort } from '../cli/ports.ts'
import { CommandError } from '../cli/steps.ts'
import { nginxMain, nginxSite } from '../hosting/configs/nginx.ts'
import { httpPolicy, type Hosting } from '../hosting/policy/http-policy.ts'

/** Debian's packages for each program. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  wrk: ['wrk'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
}

/** Installs wrk and nginx where they are missing. Throws CommandError when that is not possible. */
export function installPrograms(): void {
  const missing = Object.keys(PACKAGES).filter((program) => !isInstalled(program))
  if (missing.length > 0) installDebianPackages(missing.flatMap((program) => PACKAGES[program] ?? []))
}

function isInstalled(program: string): boolean {
  return !spawnSync(program, ['-v'], { stdio: 'ignore' }).error
}

/** Serves `root` with nginx on a free port; its files are in `folder`. Throws CommandError when it does not start. */
export async function startNginx(
  folder: string,
  root: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await anyFreePort()
  const origin = `http://localhost:${port}`
  const policy = httpPolicy(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting)
  const site = join(folder, 'site.conf')
  const main = join(folder, 'nginx.conf')
  writeFileSync(site, nginxSite(policy, { root, port }))
  writeFileSync(main, nginxMain({ temp: folder, site }))
  const child = spawn('nginx', ['-c', main], { stdio: 'ignore' })
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const isUp = await fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { origin, stop }
    await wait(50)
  }
  throw new CommandError(`nginx does not start with ${main}. Run \`nginx -c ${main} -t\` to see why.`)
}
