// 200 connections at once read all pages and scripts from the local server. Every answer must be 200.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_DIR } from '../../build/output/folders.ts'
import { pathsOf, requireBuiltSite } from '../built-site.ts'
import type { Options } from '../options.ts'
import type { Report } from '../table.ts'

const CONNECTIONS = 200
const DEFAULT_SECONDS = 60
const MEMORY_SAMPLES = 6

/** Sends requests for `seconds`. */
export async function measureLoad({ seconds = DEFAULT_SECONDS }: Options): Promise<Report> {
  requireBuiltSite()
  // A copy: a build at the same time would remove files that are still requested.
  const root = mkdtempSync(join(tmpdir(), 'load-'))
  cpSync(SITE_DIR, root, { recursive: true })
  const scripts = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.js'))
  const paths = [...pathsOf(root), ...scripts.map((name) => `/assets/${name}`)]
  const server = fork('bench/site-process.ts', [root])
  const [origin] = (await once(server, 'message')) as [string]
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const errors: string[] = []
  const memory: number[] = []
  server.on('message', (bytes: number) => memory.push(Math.round(bytes / 2 ** 20)))
  // Half an interval more, so that the last sample arrives before the server is stopped.
  const sampling = setInterval(() => server.send('memory'), (seconds * 1000) / (MEMORY_SAMPLES + 0.5))
  const end = performance.now() + seconds * 1000

  const sendRequests = async (start: number) => {
    for (let index = start; performance.now() < end; index++) {
      const began = performance.now()
      const path = paths[index % paths.length] ?? '/'
      const status = await statusOf(origin + path, agent)
      times.push(performance.now() - began)
      if (status !== 200) errors.push(`${path}: ${status}`)
    }
  }
  // Each connection starts at another path.
  await Promise.all(Array.from({ length: CONNECTIONS }, (_each, index) => sendRequests(index * 7)))
  clearInterval(sampling)
  agent.destroy()
  server.kill()
  rmSync(root, { recursive: true })

  times.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return {
    tables: [
      {
        title: `The local server under load: ${CONNECTIONS} connections for ${seconds} s`,
        columns: ['requests', 'a second', 'errors', 'median ms', '95 % ms', '99 % ms', 'memory of the server, MB'],
        rows: [
          [
            times.length,
            Math.round(times.length / seconds),
            errors.length,
            ...[0.5, 0.95, 0.99].map(percentile),
            memory.join(', '),
          ],
        ],
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
