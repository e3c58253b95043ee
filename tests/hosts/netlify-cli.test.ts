// Fails when Netlify would not answer as the policy says. netlify-cli runs its code without the network.
import { afterAll } from 'vitest'
import { prepareSite } from '../../hosting/configs/prepare-site.ts'
import { testAddresses, type Exception } from './addresses.ts'
import { startEmulator } from './emulator.ts'
import { send } from './requests.ts'
import { rulesOfNetlify } from './rules.ts'
import { copySite, policy } from './site-copy.ts'

const site = copySite()
prepareSite('netlify', site.root, policy)
const netlify = await startEmulator(site, {
  folder: 'tests/hosts/netlify',
  program: 'netlify-cli/bin/run.js',
  // For edge functions, it would download Deno.
  options: ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--dir', site.root],
})
afterAll(async () => {
  await netlify.stop()
  site.remove()
})

const exceptions: readonly Exception[] = [
  ...rulesOfNetlify,
  {
    kind: /./,
    part: /^Cache-Control$/,
    received: /^(?:public, max-age=0|no-cache)$/,
    reason: 'The tool does not apply rules for this header, so that a change of a file is seen at once.',
  },
  {
    kind: /file/,
    part: /^Content-Type$/,
    received: /^(?:application\/(?:xml|manifest\+json|javascript; charset=utf-8)|image\/svg\+xml)$/,
    reason: 'It names no charset for some types, and the older type of scripts.',
  },
  { kind: /^another method$/, part: /^Allow$/, received: /undefined/, reason: 'It answers 405 without this header.' },
  { kind: /^report of the CSP$/, part: /^status$/, received: /405/, reason: 'It collects no reports.' },
]
testAddresses((address, method) => send(netlify.origin, address, {}, method), site, exceptions)
