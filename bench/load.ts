// 200 connections at once read all pages and scripts from nginx with the generated configuration.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { resolve } from 'node:path'
import { HOSTING_FILE, SITE_DIR } from '../build/output/folders.ts'
import { CommandError } from '../cli/steps.ts'
import { httpPolicy, type Hosting } from '../hosting/policy/http-policy.ts'
import { installNginx, startNginx } from '../hosting/server/nginx.ts'
import type { Options, Report } from './part.ts'

const CONNECTIONS = 200

/** Sends requests for `seconds`. Every answer must be 200. */
export async function measureLoad({ seconds }: Options): Promise<Report> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to measure. Run `npm run build` first.')
  installNginx()
  const hosting = JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting
  const nginx = await startNginx(resolve(SITE_DIR), httpPolicy(hosting))
  const pages = globSync('**/[!0-9]*.html', { cwd: SITE_DIR }).map(
    (file) => `/${file.replace(/(?:index)?\.html$/, '')}`,
  )
  const paths = [...pages, ...globSync('assets/*.js', { cwd: SITE_DIR }).map((file) => `/${file}`)]
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const errors: string[] = []
  const end = performance.now() + seconds * 1000

  const sendRequests = async (start: number) => {
    for (let index = start; performance.now() < end; index++) {
      const began = performance.now()
      const path = paths[index % paths.length] ?? '/'
      const status = await statusOf(nginx.origin + path, agent)
      times.push(performance.now() - began)
      if (status !== 200) errors.push(`${path}: ${status}`)
    }
  }
  // Each connection starts at a different path.
  await Promise.all(Array.from({ length: CONNECTIONS }, (_each, index) => sendRequests(index * 7)))
  agent.destroy()
  await nginx.stop()
  times.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return {
    rows: [
      {
        requests: times.length,
        'per second': Math.round(times.length / seconds),
        errors: errors.length,
        'median ms': percentile(0.5),
        'p99 ms': percentile(0.99),
      },
    ],
    misses: [...new Set(errors)].slice(0, 10),
  }
}

/** Status of the answer, or the message of the error. */
async function statusOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).resume()
    }).on('error', (error) => done(error.message))
  })
}
