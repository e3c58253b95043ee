// Fails when Vercel's own parser refuses vercel.json, or reads other answers in it than the policy has.
import { getTransformedRoutes, isHandler, type GetRoutesProps, type RouteWithSrc } from '@vercel/routing-utils'
import { afterAll, expect, test } from 'vitest'
import { prepareSite } from '../../hosting/configs/prepare-site.ts'
import { vercelConfig } from '../../hosting/configs/vercel.ts'
import { testAddresses, type Exception } from './addresses.ts'
import type { Reply } from './requests.ts'
import { decidedByHost, fileAt, reply, ruleOfFolder } from './rules.ts'
import { copySite, policy } from './site-copy.ts'

const site = copySite()
const config = JSON.parse(vercelConfig(policy, site.unhashedFiles)) as GetRoutesProps
prepareSite('vercel', site.root, policy)
afterAll(() => site.remove())
const { routes, error } = getTransformedRoutes(config)

test('Vercel accepts the configuration', () => {
  expect(error).toBeNull()
})

function answer(address: string): Reply {
  const { pathname, search } = new URL(`https://x.example${address}`)
  const headers: Record<string, string> = {}
  for (const route of (routes ?? []).filter((each): each is RouteWithSrc => !isHandler(each))) {
    const match = new RegExp(route.src ?? '').exec(pathname)
    if (!match) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replaceAll(/\$(\d)/g, (_all, index: string) => match[Number(index)] ?? '')
    if (headers['Location'] !== undefined)
      return reply(route.status ?? 308, { ...headers, Location: headers['Location'] + search })
  }
  const file = fileAt(site.root, pathname)
  return file ? reply(200, headers, file) : reply(404, headers, fileAt(site.root, policy.errorPages.notFound))
}

const exceptions: readonly Exception[] = [
  ...decidedByHost,
  ruleOfFolder,
  {
    kind: /error page$/,
    part: /./,
    received: /^(?:30[78]|undefined|something else)$/,
    reason: 'No rule can set a status. It redirects to an address without a page.',
  },
  {
    kind: /^variant of a former path$/,
    part: /^Location$/,
    received: /^\/[\w/-]+$/,
    reason: 'Two redirects: first to the path itself.',
  },
  {
    kind: /^two leading slashes$/,
    part: /^(?:status|Location)$/,
    received: /200|undefined/,
    reason: 'Vercel decides it.',
  },
]
testAddresses(async (address) => answer(address), site, exceptions)
