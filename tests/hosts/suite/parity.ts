// Five hundred addresses: every host gives the same status, and the headers that the policy names.
import { expect, test } from 'vitest'
import { redirectOf } from '../../../hosting/policy/addresses.ts'
import { send, sendBytes, statusOf, type Reply } from '../requests.ts'
import { policy, type SiteCopy } from '../site-copy.ts'
import type { Host } from '../start-host.ts'

/** An address and the status that every host must give. */
type Expected = readonly [address: string, status: number]

/** What visitors, links and scanners add to the address of a page. */
const ENDINGS = ['/', '.html', '.html/', '//', '?x=1', '/?x=1', '.html?x=1', '/index.html', '.htm', '.php', '/x']
const NAMES = 'wp-login.php .env .git/config admin api/users server-status phpinfo.php backup.zip a~ 1 %20'.split(' ')

/** A path with one name of `bytes` bytes. */
const named = (bytes: number) => `/${'x'.repeat(bytes)}`

function addresses({ pages, find }: SiteCopy): readonly Expected[] {
  const known = new Set([...pages, '/robots.txt', '/sitemap.xml', find('assets/*.css'), find('media/*.webp')])
  const statusOf = (address: string): number => {
    const [path = '', query] = address.split('?')
    if (new RegExp(policy.tooLong).test(address)) return 404
    if (redirectOf(path, query === undefined ? '' : `?${query}`, policy.redirects) !== undefined) return 308
    return known.has(path) ? 200 : 404
  }
  const fromPages = pages.slice(1, 32).flatMap((page) => ENDINGS.map((ending) => `${page}${ending}`))
  const long = Array.from({ length: 40 }, (_, index) => named(225 + index)).flatMap((path) => [path, `${path}.css`])
  const deep = Array.from({ length: 20 }, (_, index) => '/a'.repeat(50 * (index + 1)))
  const accented = Array.from({ length: 20 }, (_, index) => `/${'%C3%A9'.repeat(35 + index)}`)
  const longQueries = [1_000, 2_000, 4_000, 6_000, 8_000].map((length) => `/contact?q=${'x'.repeat(length)}`)
  const unknown = NAMES.map((name) => `/${name}`)
  const all = [...known, ...Object.keys(policy.formerPaths), ...fromPages, ...long, ...deep, ...accented]
  return [...all, ...longQueries, ...unknown].map((address) => [address, statusOf(address)])
}

function wrongHeaders({ status, headers }: Reply, address: string): string[] {
  const isFile = status === 200 && /\.\w+$/.test(address)
  const expected = isFile
    ? { ...policy.headers, 'Content-Security-Policy': policy.fileContentPolicy }
    : policy.headers
  return Object.entries(expected)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${address}: ${name}`)
}

export function testParity({ port }: Host, site: SiteCopy): void {
  test('gives each of 500 addresses the status and the headers of the policy', async () => {
    const expected = addresses(site)
    expect(expected.length).toBeGreaterThanOrEqual(500)
    const wrong: string[] = []
    for (const [address, status] of expected) {
      const reply = await send(port, address)
      if (reply.status !== status) wrong.push(`${address.slice(0, 300)}: ${reply.status} in place of ${status}`)
      wrong.push(...wrongHeaders(reply, address))
    }
    expect(wrong).toEqual([])
  })

  test('has the same limits: a cookie of 5 KB and an address of 8 KB are fine, twice the limit is not', async () => {
    const big = policy.limits.headerBytes
    const statusWith = async (path: string, headers = {}) => (await send(port, path, headers)).status
    expect(await statusWith('/contact', { Cookie: `a=${'x'.repeat(5_000)}` })).toBe(200)
    expect(await statusWith(`/contact?${'x'.repeat(8_000)}`, { Cookie: `a=${'x'.repeat(5_000)}` })).toBe(200)
    expect(await statusWith(`/contact?${'x'.repeat(8_000)}`, { Referer: 'https://x.example' })).toBe(200)
    expect([400, 404, 431]).toContain(await statusWith('/contact', { Cookie: `a=${'x'.repeat(big * 2)}` }))
    expect([400, 404, 414, 431]).toContain(await statusWith(`/contact?${'x'.repeat(big * 2)}`))
  })

  test('takes reports of the content policy, and answers them with nothing', async () => {
    const report = JSON.stringify({ page: '/contact', directive: 'script-src', blocked: 'inline' })
    const { status, body } = await send(
      port,
      policy.policyReports,
      { 'Content-Length': report.length },
      'POST',
      report,
    )
    expect({ status, length: body.length }).toEqual({ status: 204, length: 0 })
    expect((await send(port, policy.policyReports, {}, 'PUT')).status).toBe(405)
  })

  test('clears the storage of a browser at the address for that, and at no other', async () => {
    const { path, value } = policy.clearStorage
    const clearedAt = async (address: string) => (await send(port, address)).headers['clear-site-data']
    expect(await clearedAt(path)).toBe(value)
    for (const address of ['/', '/contact', '/robots.txt', '/nothing-here', `${path}/x`])
      expect(await clearedAt(address), address).toBeUndefined()
  })

  test('refuses two names for the host', async () => {
    const twice = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
    expect([400, 404]).toContain(statusOf(await sendBytes(port, twice)))
  })
}
