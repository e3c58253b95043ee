// autocannon reads all pages and scripts from nginx with the generated configuration, over 200 connections at once.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { SITE_DIR } from '../pipeline/output/folders.ts'
import { httpPolicy } from '../hosting/policy/http-policy.ts'
import { installNginx, startNginx } from '../hosting/server/nginx.ts'
import { installed } from './install.ts'
import type { Options, Report } from './part.ts'
import { builtHosting } from './serve-site.ts'

const CONNECTIONS = 200

/** The parts of autocannon that this file uses. Times are in ms. */
type Autocannon = (options: object) => Promise<{
  requests: { total: number; average: number }
  latency: { p50: number; p99: number }
  /** Requests without an answer. */
  errors: number
}>

/** Sends requests for `seconds`. Every answer must be 200. Throws CommandError when the site is not built. */
export async function measureLoad({ seconds }: Options): Promise<Report> {
  const hosting = builtHosting()
  installNginx()
  const folder = await installed('autocannon', '9.0.0')
  const { default: autocannon } = (await import(`${folder}/autocannon/autocannon.js`)) as { default: Autocannon }
  const nginx = await startNginx(resolve(SITE_DIR), httpPolicy(hosting))
  const pages = globSync('**/[!0-9]*.html', { cwd: SITE_DIR }).map((file) => file.replace(/(?:index)?\.html$/, ''))
  const refused = new Set<string>()
  const requests = [...pages, ...globSync('assets/*.js', { cwd: SITE_DIR })].map((file) => ({
    path: `/${file}`,
    headers: { 'Accept-Encoding': 'br' },
    onResponse: (status: number) => status !== 200 && refused.add(`/${file}: ${status}`),
  }))
  const result = await autocannon({ url: nginx.origin, connections: CONNECTIONS, duration: seconds, requests })
  await nginx.stop()
  const { errors, latency } = result
  const { total, average } = result.requests
  return {
    rows: [{ requests: total, 'per second': average, errors, 'median ms': latency.p50, 'p99 ms': latency.p99 }],
    misses: [...refused, ...(errors > 0 ? [`${errors} requests had no answer.`] : [])],
  }
}
