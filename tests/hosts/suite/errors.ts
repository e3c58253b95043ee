// The error pages: 404 for unknown addresses, 500 when the host fails.
import { expect, test, vi } from 'vitest'
import { privateValues } from '../../fixtures/private-values.ts'
import { send, type Reply } from '../requests.ts'
import { policy, UNREADABLE_PAGE, type SiteCopy } from '../site-copy.ts'
import type { Host } from '../start-host.ts'

export function testErrors(host: Host, site: SiteCopy): void {
  test.each([
    '/nothing-here',
    '/404',
    '/404.html',
    '/500',
    '/500.html',
    '/assets/gone-00000000.js',
    '/contact.json',
    '/assets',
    '/index.html.br',
    '/index.html.gz',
    '/500.html.br',
    '/.git/config',
  ])('answers %s with 404 and the not-found page', async (path) => {
    expectErrorPage(await send(host.port, path), 404, site.read(policy.errorPages.notFound))
  })

  test('logs nothing of 150 private values in addresses and referrers', async () => {
    const printed = [
      ...(['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name)),
      ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write')),
    ]
    const before = host.log().length
    for (const value of privateValues.map((each) => encodeURIComponent(each))) {
      const headers = { Referer: `https://x.example/${value}`, 'User-Agent': value, Cookie: `name=${value}` }
      await send(host.port, `/contact?q=${value}`, headers)
      await send(host.port, `/${value}`, headers)
      await send(host.port, `/contact/?q=${value}`, headers, 'POST')
    }
    const lines = printed.flatMap(({ mock }) => mock.calls.map((call) => call.join(' ')))
    vi.restoreAllMocks()
    expect(host.log().slice(before)).toBe('')
    expect(lines).toEqual([])
  })

  test('answers with 500 and the error page when it can not read a file', async () => {
    host.breakPage()
    const reply = await send(host.port, `${UNREADABLE_PAGE}?name=Moreau`, { Referer: 'https://x.example/Moreau' })
    expect(host.log(), 'A log would keep who read what').not.toMatch(/Moreau|page-for-the-failure|127\.0\.0\.1/)
    expectErrorPage(reply, 500, site.read(policy.errorPages.serverError))
    for (const [header, value] of Object.entries(policy.headers))
      expect(reply.headers[header.toLowerCase()], header).toBe(value)
    expect((await send(host.port, '/')).status, 'Other pages keep working').toBe(200)
  })
}

function expectErrorPage({ status, headers, body }: Reply, expected: number, page: Buffer): void {
  expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
    status: expected,
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
  })
  expect(body.toString()).toBe(page.toString())
}
