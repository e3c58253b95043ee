// wrangler serves the site as Cloudflare Pages does, with the same code and without the network.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { afterAll } from 'vitest'
import { prepareSite } from '../../hosting/configs/prepare-site.ts'
import { testAddresses, type Exception } from './addresses.ts'
import { send } from './requests.ts'
import { ruleOfFolder } from './rules.ts'
import { copySite, policy } from './site-copy.ts'

// Its own package, because it takes 170 MB, and only this test needs it.
const PACKAGE = 'tests/hosts/wrangler'
if (!existsSync(`${PACKAGE}/node_modules/wrangler`))
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: PACKAGE, stdio: 'inherit' })

const site = copySite()
prepareSite('cloudflare', site.root, policy)
const port = await getPort()
const origin = `http://127.0.0.1:${port}`
const program = resolve(PACKAGE, 'node_modules/wrangler/bin/wrangler.js')
const options = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-01-01']
const wrangler = spawn(process.execPath, [program, 'pages', 'dev', site.root, ...options], {
  stdio: 'ignore',
  // It writes its state into this folder, which the test removes.
  cwd: dirname(site.root),
  env: {
    ...process.env,
    CI: 'true',
    // No request leaves this machine.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  },
})
afterAll(async () => {
  if (wrangler.kill()) await once(wrangler, 'exit')
  site.remove()
})
while (wrangler.exitCode === null && !(await isReachable())) await wait(50)

async function isReachable(): Promise<boolean> {
  return send(origin, '/').then(
    () => true,
    () => false,
  )
}

const exceptions: readonly Exception[] = [
  {
    kind: /^(?!hashed)/,
    part: /^Cache-Control$/,
    received: /must-revalidate|no-store|undefined/,
    reason: 'Its own values mean the same or less. Redirects have none.',
  },
  {
    kind: /file/,
    part: /^Content-Type$/,
    received: /^(?:application\/(?:javascript|xml|json|manifest\+json)|image\/svg\+xml)$/,
    reason: 'It names no charset for these types, for which UTF-8 is the default.',
  },
  ruleOfFolder,
  {
    kind: /^(?:unknown address with a slash|two leading slashes)$/,
    part: /^(?:status|Location)$/,
    received: /^(?:200|404|undefined)$/,
    reason: 'It redirects addresses of existing pages only, and ignores a second slash.',
  },
  { kind: /^another method$/, part: /^Allow$/, received: /undefined/, reason: 'It answers 405 without this header.' },
  { kind: /^report of the CSP$/, part: /^status$/, received: /405/, reason: 'It collects no reports.' },
]
testAddresses((address, method) => send(origin, address, {}, method), site, exceptions)
