// `npm run load [seconds]`: 200 connections at once read the built site from the local server, for 60 s. Any error or unexpected status fails it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentSite } from '../app/content/site.server.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { CommandError, fail } from '../cli/steps.ts'

const CONNECTIONS = 200
const seconds = Number(process.argv[2] ?? 60)

async function load(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to serve. Run `npm run build` first.')
  // A copy: a build meanwhile would take files away that are still asked for.
  const root = mkdtempSync(join(tmpdir(), 'load-'))
  cpSync(SITE_DIR, root, { recursive: true })
  const server = fork('bench/load-server.ts', [root])
  const [origin] = (await once(server, 'message')) as [string]
  const assets = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.js'))
  const paths = [...(await currentSite()).pages.keys(), ...assets.map((name) => `/assets/${name}`)]
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const errors: string[] = []
  const memory: number[] = []
  server.on('message', (bytes: number) => memory.push(Math.round(bytes / 2 ** 20)))
  const weigh = setInterval(() => server.send('memory'), (seconds * 1000) / 6.5)
  const end = performance.now() + seconds * 1000

  const visit = async (start: number) => {
    for (let at = start; performance.now() < end; at++) {
      const began = performance.now()
      const path = paths[at % paths.length] ?? '/'
      const status = await statusOf(origin + path, agent)
      times.push(performance.now() - began)
      if (status !== 200) errors.push(`${path}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_each, index) => visit(index * 7)))
  clearInterval(weigh)
  agent.destroy()
  server.kill()
  rmSync(root, { recursive: true })

  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  console.log(
    `${times.length} requests over ${CONNECTIONS} connections in ${seconds} s (${Math.round(times.length / seconds)} a second), ${errors.length} errors.`,
  )
  console.log(
    `Answered in ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %). Memory of the server on the way: ${memory.join(', ')} MB.`,
  )
  if (errors.length > 0) throw new CommandError([...new Set(errors)].slice(0, 10).join('\n'))
}

async function statusOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).resume()
    }).on('error', (error) => done(error.message))
  })
}

await load().catch(fail)
