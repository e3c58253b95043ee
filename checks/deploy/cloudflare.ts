// Serves the built site with Cloudflare Pages' own emulator and the generated files, and compares the answers with
// the HTTP policy.
import { spawn } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { anyFreePort } from '../../cli/ports.ts'
import { CommandError } from '../../cli/steps.ts'
import { withQuery } from '../../hosting/policy/addresses.ts'
import type { HttpPolicy } from '../../hosting/policy/http-policy.ts'

/** A version of Cloudflare's runtime that the emulator in checks/deploy/readers has. */
const COMPATIBILITY_DATE = '2026-04-01'
const MAX_START_S = 60

interface CloudflareFolders {
  /** Folder with the emulator in its node_modules. */
  readers: string
  /** The built site. */
  site: string
  /** Folder with _headers and _redirects. */
  configs: string
  /** A folder for temporary files. */
  scratch: string
}

/** One line for each answer that differs from the policy. */
export async function cloudflareProblems(
  policy: HttpPolicy,
  { readers, site, configs, scratch }: CloudflareFolders,
): Promise<string[]> {
  const root = join(scratch, 'site')
  cpSync(site, root, { recursive: true })
  cpSync(configs, root, { recursive: true })
  // docs/hosting.md: the deploy command removes this page, because Cloudflare Pages can't use it.
  for (const file of globSync(`${policy.errorPages.serverError.slice(1)}*`, { cwd: root })) rmSync(join(root, file))
  const port = await anyFreePort()
  const args = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', COMPATIBILITY_DATE]
  const emulator = spawn(resolve(readers, 'node_modules/.bin/wrangler'), ['pages', 'dev', root, ...args], {
    cwd: scratch,
    stdio: 'ignore',
    // The emulator writes to the home folder.
    env: { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    // The emulator starts other processes. A process group of its own lets us end them all.
    detached: true,
  })
  try {
    await untilAnswering(port)
    return await compareAnswers(`http://127.0.0.1:${port}`, root, policy)
  } finally {
    if (emulator.pid) process.kill(-emulator.pid, 'SIGTERM')
  }
}

async function compareAnswers(origin: string, root: string, policy: HttpPolicy): Promise<string[]> {
  const get = async (path: string) => fetch(origin + path, { redirect: 'manual' })
  return [
    ...(await pageProblems(get, root, policy)),
    ...(await redirectProblems(get, origin, policy)),
    ...(await notFoundProblems(get, root, policy)),
    ...(await cacheProblems(get, root, policy)),
  ]
}

type Get = (path: string) => Promise<Response>

async function pageProblems(get: Get, root: string, policy: HttpPolicy): Promise<string[]> {
  const problems: string[] = []
  for (const file of globSync('**/*.html', { cwd: root })) {
    if (`/${file}` === policy.errorPages.notFound) continue
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    const reply = await get(path)
    problems.push(
      ...difference(path, reply.status, 200),
      ...difference(`${path}, body`, await reply.text(), readFileSync(join(root, file), 'utf8')),
      ...difference(`${path}, readable by other sites`, reply.headers.get('Access-Control-Allow-Origin'), null),
    )
    for (const [name, value] of Object.entries(policy.headers))
      problems.push(...difference(`${path}, ${name}`, reply.headers.get(name), value))
  }
  return problems
}

async function redirectProblems(get: Get, origin: string, { formerPaths }: HttpPolicy): Promise<string[]> {
  const formerAddresses = Object.entries(formerPaths).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map((address): [string, string] => [address, to]),
  )
  const problems: string[] = []
  for (const [from, to] of [...formerAddresses, ['/contact/', '/contact'], ['/contact.html', '/contact']]) {
    const { status, headers } = await get(`${from}?a=1`)
    const redirect = `${status} ${headers.get('Location')?.replace(origin, '')}`
    problems.push(...difference(from ?? '', redirect, `308 ${withQuery(to ?? '', '?a=1')}`))
  }
  return problems
}

async function notFoundProblems(get: Get, root: string, { errorPages }: HttpPolicy): Promise<string[]> {
  const page = readFileSync(join(root, errorPages.notFound), 'utf8')
  const problems: string[] = []
  for (const path of ['/nothing-here', '/assets/gone-00000000.js', '/%zz', '/500', '/500.html']) {
    const reply = await get(path)
    problems.push(...difference(path, reply.status, 404), ...difference(`${path}, page`, await reply.text(), page))
  }
  return problems
}

async function cacheProblems(get: Get, root: string, { caching }: HttpPolicy): Promise<string[]> {
  const problems: string[] = []
  for (const pattern of ['assets/*.js', 'media/*.webp']) {
    const [file = ''] = globSync(pattern, { cwd: root }).sort()
    const { headers } = await get(`/${file}`)
    problems.push(...difference(`/${file}, cache`, headers.get('Cache-Control'), caching.hashed))
  }
  return problems
}

function difference(what: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${what}: ${String(actual)} instead of ${String(expected)}`]
}

async function untilAnswering(port: number): Promise<void> {
  for (let seconds = 0; seconds < MAX_START_S; seconds++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await wait(1_000)
  }
  throw new CommandError(`Cloudflare's emulator did not answer within ${MAX_START_S} s.`)
}
