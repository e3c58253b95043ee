// The hosts that the conformance suite runs against, each on a port of its own with the same copy of the built site.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { httpPolicy, type Hosting, type HttpPolicy } from '../../hosting/policy/http-policy.ts'
import { SITE_DIR } from '../../build/build-site.ts'
import { caddyfile } from '../../hosting/configs/caddy.ts'
import { nginxMain, nginxSite } from '../../hosting/configs/nginx.ts'
import { HOSTING_FILE } from '../../build/finish/finish-site.ts'
import { anyFreePort } from '../../cli/ports.ts'
import { startSiteServer } from '../../hosting/server/server.ts'

export interface Host {
  port: number
  stop: () => Promise<void>
}

export type HostName = 'local server' | 'nginx' | 'Caddy'

export const hosting = JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting
export const policy: HttpPolicy = httpPolicy(hosting)

/** Whether this machine has the host. */
export function isInstalled(name: HostName): boolean {
  if (name === 'local server') return true
  return spawnSync(name.toLowerCase(), [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0
}

/** A copy of the built site outside the project, since a build may replace it meanwhile. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  // nginx started by root serves as another user.
  chmodSync(folder, 0o755)
  cpSync(SITE_DIR, join(folder, 'site'), { recursive: true, preserveTimestamps: true })
  return folder
}

/** Starts `name` on the site in `folder` (from copySite) and waits until it answers. */
export async function startHost(name: HostName, folder: string): Promise<Host> {
  const root = join(folder, 'site')
  if (name === 'local server') {
    const server = await startSiteServer({ root, hostingFile: HOSTING_FILE, port: 0 })
    return { port: Number(new URL(server.origin).port), stop: server.close }
  }
  const port = await anyFreePort()
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text)
    return join(folder, file)
  }
  const child =
    name === 'nginx'
      ? spawn(
          'nginx',
          [
            '-c',
            write(
              'nginx.conf',
              nginxMain({ temp: folder, site: write('site.conf', nginxSite(policy, { root, port })) }),
            ),
          ],
          {
            stdio: 'ignore',
          },
        )
      : spawn(
          'caddy',
          ['run', '--adapter', 'caddyfile', '--config', write('Caddyfile', caddyfile(policy, { root, port }))],
          { stdio: 'ignore' },
        )
  await answers(port, child, name)
  return { port, stop: () => ended(child) }
}

export function removeSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

async function answers(port: number, child: ChildProcess, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode} as it began.`)
    const ok = await fetch(`http://localhost:${port}/robots.txt`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await wait(50)
  }
  throw new Error(`${name} does not answer on port ${port}.`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const end = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGTERM')
  await end
}
