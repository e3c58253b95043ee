// Fails when Cloudflare Pages would not answer as the policy says. wrangler runs its code without the network.
import { afterAll } from 'vitest'
import { prepareSite } from '../../hosting/configs/prepare-site.ts'
import { testAddresses, type Exception } from './addresses.ts'
import { startEmulator } from './emulator.ts'
import { send } from './requests.ts'
import { ruleOfFolder } from './rules.ts'
import { copySite, policy } from './site-copy.ts'

const site = copySite()
prepareSite('cloudflare', site.root, policy)
const wrangler = await startEmulator(site, {
  folder: 'tests/hosts/wrangler',
  program: 'wrangler/bin/wrangler.js',
  options: ['pages', 'dev', site.root, '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01'],
  // No request leaves this machine.
  environment: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
})
afterAll(async () => {
  await wrangler.stop()
  site.remove()
})

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
testAddresses((address, method) => send(wrangler.origin, address, {}, method), site, exceptions)
