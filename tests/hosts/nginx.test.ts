// Fails when nginx, with the configuration that the build writes, does not answer as the HTTP policy says.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { installNginx, startNginx } from '../../hosting/server/nginx.ts'
import { testHost } from './conformance.ts'
import { copySite, policy } from './site-copy.ts'

installNginx()
const site = copySite()
const nginx = await startNginx(site.root, policy)
afterAll(async () => {
  await nginx.stop()
  site.remove()
})

testHost({ ...nginx, breakPage: (page) => chmodSync(join(site.root, `${page}.html`), 0) }, site)
