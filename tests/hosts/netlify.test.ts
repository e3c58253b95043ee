// Fails when Netlify's own parsers refuse _headers or _redirects, or read other answers in them than the policy has.
import { join } from 'node:path'
import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { afterAll, expect, test } from 'vitest'
import { prepareSite } from '../../hosting/configs/prepare-site.ts'
import { testAddresses } from './addresses.ts'
import type { Reply } from './requests.ts'
import { decidedByHost, fileAt, reply, rulesOfNetlify } from './rules.ts'
import { copySite, policy } from './site-copy.ts'

const site = copySite()
prepareSite('netlify', site.root, policy)
afterAll(() => site.remove())
const rules = await parseAllHeaders({
  headersFiles: [join(site.root, '_headers')],
  configHeaders: [],
  minimal: false,
})
const parsed = await parseAllRedirects({
  redirectsFiles: [join(site.root, '_redirects')],
  configRedirects: [],
  minimal: false,
})
// The parser has no type for a redirect.
const redirects = parsed.redirects as { from: string; to: string; status: number; force: boolean }[]

test('Netlify accepts every line', () => {
  expect([...rules.errors, ...parsed.errors]).toEqual([])
  expect(redirects).toHaveLength(3 * Object.keys(policy.formerPaths).length + 2)
})

/** The value of the last rule counts, as in `headersForPath` of Netlify's @netlify/headers. */
function headersFor(path: string): Record<string, string> {
  const matching = (rules.headers as Header[]).filter(({ forRegExp }) => forRegExp.test(path))
  return Object.assign({}, ...matching.map(({ values }) => values)) as Record<string, string>
}

function answer(address: string): Reply {
  const { pathname, search } = new URL(`https://x.example${address}`)
  const file = fileAt(site.root, pathname)
  const rule = redirects.find(({ from, force }) => from === pathname && (force || file === undefined))
  if (rule?.status === 404) return reply(404, headersFor(pathname), fileAt(site.root, rule.to))
  if (rule) return reply(rule.status, { ...headersFor(pathname), Location: `${rule.to}${search}` })
  if (file) return reply(200, headersFor(pathname), file)
  return reply(404, headersFor(pathname), fileAt(site.root, policy.errorPages.notFound))
}

testAddresses(async (address) => answer(address), site, [...decidedByHost, ...rulesOfNetlify])
