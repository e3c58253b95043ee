// Cloudflare Pages on this machine: its own emulator serves the built site with the generated files, and is asked what visitors would ask.
import { spawn } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheControl, type HttpPolicy } from '../../hosting/policy/http-policy.ts'
import { anyFreePort } from '../../cli/ports.ts'
import { CommandError } from '../../cli/steps.ts'

/** A date that the emulator in checks/deploy/readers knows. */
const RUNTIME = '2026-04-01'
const PATIENCE_S = 60

interface Emulated {
  /** Folder with the emulator. */
  tool: string
  /** The built site, and the folder with its _headers and _redirects. */
  site: string
  configs: string
  /** An empty folder to work in. */
  scratch: string
}

/** What Cloudflare Pages answers otherwise than the policy says; empty when all is as it should be. */
export async function cloudflareProblems(
  policy: HttpPolicy,
  { tool, site, configs, scratch }: Emulated,
): Promise<string[]> {
  const root = join(scratch, 'site')
  cpSync(site, root, { recursive: true })
  cpSync(configs, root, { recursive: true })
  const port = await anyFreePort()
  const args = ['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', RUNTIME]
  const child = spawn(resolve(tool, 'node_modules/.bin/wrangler'), args, {
    cwd: scratch,
    stdio: 'ignore',
    // It works offline and writes to its home; a group of its own, since it starts others.
    env: { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    detached: true,
  })
  try {
    await answers(port)
    return await problems(`http://127.0.0.1:${port}`, root, policy)
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  }
}

async function problems(origin: string, root: string, policy: HttpPolicy): Promise<string[]> {
  const found: string[] = []
  const expectSame = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) found.push(`${what}: ${String(is)} instead of ${String(wanted)}`)
  }
  const ask = async (path: string) => fetch(origin + path, { redirect: 'manual' })
  const pages = globSync('**/*.html', { cwd: root }).filter((file) => file !== '404.html')
  for (const file of pages) {
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    const reply = await ask(path)
    expectSame(path, reply.status, 200)
    expectSame(`${path}, body`, await reply.text(), readFileSync(join(root, file), 'utf8'))
    for (const [name, value] of Object.entries(policy.headers))
      expectSame(`${path}, ${name}`, reply.headers.get(name), value)
    expectSame(`${path}, open to other sites`, reply.headers.get('Access-Control-Allow-Origin'), null)
  }
  const moved = Object.entries(policy.formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((each) => [each, to] as const),
  )
  for (const [from, to] of [...moved, ['/contact/', '/contact'], ['/contact.html', '/contact']] as const) {
    const reply = await ask(`${from}?a=1`)
    expectSame(from, `${reply.status} ${reply.headers.get('Location')?.replace(origin, '')}`, `308 ${to}?a=1`)
  }
  for (const path of ['/nothing-here', '/assets/gone-00000000.js', '/%zz']) {
    const reply = await ask(path)
    expectSame(path, reply.status, 404)
    expectSame(`${path}, page`, await reply.text(), readFileSync(join(root, '404.html'), 'utf8'))
  }
  for (const pattern of ['assets/*.js', 'media/*.webp']) {
    const [file = ''] = globSync(pattern, { cwd: root }).sort()
    expectSame(`/${file}, cache`, (await ask(`/${file}`)).headers.get('Cache-Control'), policy.caching.hashed)
  }
  for (const file of ['/contact.data', `/${globSync('*/*.data', { cwd: root }).sort()[0]}`]) {
    const { headers } = await ask(file)
    expectSame(`${file}, type`, headers.get('Content-Type'), policy.types['data'])
    expectSame(`${file}, cache`, headers.get('Cache-Control'), cacheControl(policy, file))
  }
  return found
}

async function answers(port: number): Promise<void> {
  for (let seconds = 0; seconds < PATIENCE_S; seconds++) {
    const up = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await wait(1_000)
  }
  throw new CommandError(`Cloudflare's emulator did not answer within ${PATIENCE_S} s.`)
}
