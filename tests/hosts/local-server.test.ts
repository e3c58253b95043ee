// Fails when `npm start` does not answer as the HTTP policy says, so that trying the site on it proves nothing.
import { renameSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { HOSTING_FILE } from '../../pipeline/output/folders.ts'
import { startSiteServer } from '../../hosting/server/server.ts'
import { testHost } from './conformance.ts'
import { send } from './requests.ts'
import { copySite, policy } from './site-copy.ts'

const site = copySite()
const server = await startSiteServer({ root: site.root, hostingFile: HOSTING_FILE, port: 0 })
afterAll(async () => {
  await server.close()
  site.remove()
})

test('a new build is served without a restart', async () => {
  writeFileSync(join(site.root, 'new-page.html'), 'New')
  expect((await send(server.origin, '/new-page')).body.toString()).toBe('New')
})

test('the insights script is there, and a page view is answered with nothing', async () => {
  const { status, headers } = await send(server.origin, policy.insights)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/javascript; charset=utf-8' })
  const view = policy.insights.replace('script.js', 'view')
  expect((await send(server.origin, view, {}, 'POST', '{"path":"/"}')).status).toBe(204)
})

test('the server listens on this machine only, unless HOST opens it', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const address of ['[::1]', ...outside.map((each) => each.address)])
    await expect(fetch(server.origin.replace('localhost', address)), address).rejects.toThrow('fetch failed')
  const open = await startSiteServer({ root: site.root, hostingFile: HOSTING_FILE, port: 0, host: '::' })
  for (const origin of [open.origin.replace('localhost', '[::1]'), ...open.network])
    expect((await fetch(origin)).status, origin).toBe(200)
  expect([server.network.length, open.network.length]).toEqual([0, outside.length])
  await open.close()
})

// Last, because it removes the site. Root can read any file, so file permissions do not stop this server.
testHost({ origin: server.origin, log: () => '', breakPage: () => renameSync(site.root, `${site.root}-gone`) }, site)
