// Starts a host on a copy of the built site, with the configuration generated for it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HOSTING_FILE } from '../../build/output/folders.ts'
import { anyFreePort } from '../../cli/ports.ts'
import type { HttpPolicy } from '../../hosting/policy/http-policy.ts'
import { caddyfile } from '../../hosting/configs/caddy.ts'
import { installNginx, startNginx } from '../../hosting/server/nginx.ts'
import { startSiteServer } from '../../hosting/server/server.ts'
import { policy, UNREADABLE_PAGE, type SiteCopy } from './site-copy.ts'

export interface Host {
  port: number
  /** Makes the file of UNREADABLE_PAGE unreadable for the host, as a broken disk does. */
  breakPage: () => void
  /** What the host has logged so far. */
  log: () => string
  stop: () => Promise<void>
}

type Limits = HttpPolicy['limits']

export type HostName = 'the local server' | 'nginx' | 'Caddy'

/** Starts a host and waits until it answers. Rejects when it is not installed or does not start. */
export async function startHost(name: HostName, site: SiteCopy): Promise<Host> {
  if (name === 'the local server') return startLocalServer(site, policy.limits)
  return name === 'nginx' ? startNginxHost(site) : startCaddy(site)
}

/** Starts the local server with limits of the test's choice. */
export async function startLocalServer({ root }: SiteCopy, limits: Limits): Promise<Host> {
  const server = await startSiteServer({ root, hostingFile: HOSTING_FILE, port: 0, limits })
  return {
    port: Number(new URL(server.origin).port),
    // Root may read any file, so file permissions do not stop this server. A file that is on its list but gone does.
    breakPage: () => rmSync(join(root, `${UNREADABLE_PAGE}.html`)),
    // The server runs in this process and writes nothing.
    log: () => '',
    stop: server.close,
  }
}

async function startNginxHost({ root }: SiteCopy): Promise<Host> {
  installNginx()
  const nginx = await startNginx(root, policy)
  return {
    port: Number(new URL(nginx.origin).port),
    breakPage: () => chmodSync(join(root, `${UNREADABLE_PAGE}.html`), 0),
    log: nginx.log,
    stop: nginx.stop,
  }
}

async function startCaddy({ folder, root }: SiteCopy): Promise<Host> {
  const port = await anyFreePort()
  const config = writeText(folder, 'Caddyfile', caddyfile(policy, { root, port }))
  const home = join(folder, 'home')
  mkdirSync(home)
  chmodSync(home, 0o777)
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const args = ['run', '--adapter', 'caddyfile', '--config', config]
  return startProgram('caddy', args, port, root, { env, ...(process.getuid?.() === 0 ? NOBODY : {}) })
}

/** An ordinary user. */
const NOBODY = { uid: 65_534, gid: 65_534 }

async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  root: string,
  options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Promise<Host> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (part) => (log += part))
  const failed = new Promise<never>((_resolve, reject) => {
    child.on('error', ({ message }) =>
      reject(new Error(`${program} could not be started (${message}). \`npm run test:hosts\` installs it.`)),
    )
    child.on('exit', (code) => reject(new Error(`${program} ended with code ${code} at the start:\n${log}`)))
  })
  const started = new AbortController()
  try {
    await Promise.race([untilAnswering(port, started.signal), failed])
  } finally {
    started.abort()
    failed.catch(() => {})
  }
  return {
    port,
    breakPage: () => chmodSync(join(root, `${UNREADABLE_PAGE}.html`), 0),
    log: () => log,
    stop: () => stop(child),
  }
}

/** Resolves when the host on `port` answers. */
async function untilAnswering(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isUp = await fetch(`http://localhost:${port}/robots.txt`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await wait(20)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

function writeText(folder: string, name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
