// Who may report to the local server, what it keeps, and which build it serves.
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { HOSTING_FILE } from '../../build/output/folders.ts'
import { startSiteServer } from '../../hosting/server/server.ts'
import { send } from './requests.ts'
import { copySite, policy } from './site-copy.ts'
import { startHost } from './start-host.ts'

const site = copySite()
const host = await startHost('the local server', site)
afterAll(async () => {
  await host.stop()
  site.remove()
})

const folder = policy.insights.slice(0, policy.insights.lastIndexOf('/'))
const post = (path: string, body: unknown, headers = {}) =>
  send(host.port, path, headers, 'POST', JSON.stringify(body))
const violation = { page: '/contact', directive: 'script-src-elem', blocked: 'https://evil.example' }

test('reports and their lists are for pages of this site', async () => {
  for (const from of ['cross-site', 'same-site']) {
    const headers = { 'Sec-Fetch-Site': from }
    expect((await post(`${folder}/view`, { path: '/contact' }, headers)).status).toBe(403)
    expect((await post(policy.policyReports, violation, headers)).status).toBe(403)
    expect((await send(host.port, `${folder}/views`, headers)).status).toBe(403)
  }
  expect((await post(`${folder}/view`, { path: '/contact' }, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204)
})

test('a report of the content policy has no query, no path of another site and no other field', async () => {
  expect((await post(policy.policyReports, violation)).status).toBe(204)
  for (const wrong of [
    { ...violation, page: '/contact?name=Jane' },
    { ...violation, blocked: 'https://evil.example/?name=Jane' },
    { ...violation, sample: 'Jane' },
    { ...violation, directive: 'x'.repeat(2_000) },
    'Jane',
  ])
    expect((await post(policy.policyReports, wrong)).status).toBe(400)
  expect(JSON.parse((await send(host.port, policy.policyReports)).body.toString())).toEqual([violation])
})

test('the insights script has an answer to HEAD', async () => {
  const { status, body } = await send(host.port, policy.insights, {}, 'HEAD')
  expect({ status, length: body.length }).toEqual({ status: 200, length: 0 })
})

test('the server listens on this machine only', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const address of ['[::1]', ...outside.map((each) => each.address)])
    await expect(fetch(`http://${address}:${host.port}/`), address).rejects.toThrow('fetch failed')
})

test('HOST opens the server to the network', async () => {
  const open = await startSiteServer({ root: site.root, hostingFile: HOSTING_FILE, port: 0, host: '::' })
  expect((await fetch(open.origin.replace('localhost', '[::1]'))).status).toBe(200)
  await open.close()
})

test('a new site replaces the old under a running server', async () => {
  const next = join(site.folder, 'next')
  cpSync(site.root, next, { recursive: true })
  const page = join(next, 'contact.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', ' new</h1>'))
  rmSync(site.root, { recursive: true })
  renameSync(next, site.root)
  expect((await send(host.port, '/contact')).body.toString()).toContain(' new</h1>')
})
