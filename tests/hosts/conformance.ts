// What every host must do with the built site: answer as hosting/policy says, and log nothing about a visitor.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { headersOf } from '../../hosting/policy/http-policy.ts'
import { privateValues } from '../fixtures/private-values.ts'
import { testAddresses } from './addresses.ts'
import { expectHeaders } from './expect-headers.ts'
import { send } from './requests.ts'
import { policy, type ServedSite } from './site-copy.ts'
import { testUnusualRequests } from './unusual-requests.ts'

export interface Host {
  origin: string
  /** What the host has logged so far. */
  log: () => string
  /** Makes the host unable to answer a request for `page`, as a broken disk does. */
  breakPage: (page: string) => void
}

/** Defines the tests of one host. `site` is the site as it serves it. The last test breaks the host. */
export function testHost(host: Host, site: ServedSite): void {
  const get = (path: string, headers = {}) => send(host.origin, path, headers)
  const [script = '', picture = ''] = [site.find('assets/*.js'), site.find('media/*.webp')]
  const page = site.pages.find((path) => path !== '/') ?? ''

  testAddresses((path, method) => send(host.origin, path, {}, method), site)

  test('serves a security.txt that is still valid', async () => {
    const { body } = await get('/.well-known/security.txt')
    const [, expires = ''] = /^Expires: (.*)$/m.exec(body.toString()) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })

  test('sends the compressed variant that the browser accepts', async () => {
    for (const path of ['/', page, '/robots.txt', script]) {
      const plain = await get(path)
      const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
      const gzip = await get(path, { 'Accept-Encoding': 'gzip' })
      const replies = [plain, brotli, gzip]
      const codings = replies.map(({ headers }) => headers['content-encoding'])
      expect(codings, path).toEqual([undefined, 'br', 'gzip'])
      for (const { headers } of replies) expect(headers.vary, path).toBe('Accept-Encoding')
      expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
    }
  })

  test('answers 304 to a browser that has the current copy', async () => {
    for (const path of ['/', '/robots.txt', script, picture]) {
      const { etag = '' } = (await get(path)).headers
      const again = await get(path, { 'If-None-Match': etag })
      expect({ path, status: again.status, length: again.body.length }).toEqual({ path, status: 304, length: 0 })
      expect((await get(path, { 'If-None-Match': '"other"' })).status, path).toBe(200)
    }
  })

  test('sends the range of a file that the browser wants', async () => {
    const whole = site.read(picture)
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, whole.length - 1],
    ] as const) {
      const { status, headers, body } = await get(picture, { Range: range })
      expect({ status, sent: headers['content-range'] }).toEqual({
        status: 206,
        sent: `bytes ${start}-${end}/${whole.length}`,
      })
      expect(body.equals(whole.subarray(start, end + 1)), range).toBe(true)
    }
    expect((await get(picture, { Range: `bytes=${whole.length}-` })).status).toBe(416)
  })

  test('accepts GET and HEAD only, and reports of the CSP', async () => {
    const head = await send(host.origin, page, {}, 'HEAD')
    expectHeaders(head, 200, { ...headersOf(policy, page), 'Content-Length': String(site.read(page).length) }, 'HEAD')
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['/', page, `${page}/`, '/nothing-here'])
        expectHeaders(await send(host.origin, path, {}, method), 405, { Allow: 'GET, HEAD' }, `${method} ${path}`)
    const report = (method: string) => send(host.origin, policy.policyReports, {}, method, '{"page":"/contact"}')
    expect([(await report('POST')).status, (await report('PUT')).status]).toEqual([204, 405])
  })

  testUnusualRequests(host.origin, site)

  test('answers 500 with the error page when it fails, and logs none of 150 private values', async () => {
    // The local server runs in this process and could print.
    const printed = [
      ...(['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name)),
      ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write')),
    ]
    const before = host.log().length
    const sendPrivately = async (path: string, value: string, method?: string) =>
      send(host.origin, path, { Referer: `https://x.example/${value}`, Cookie: `a=${value}` }, method)
    for (const value of privateValues.map(encodeURIComponent)) {
      await sendPrivately(`${page}?q=${value}`, value)
      await sendPrivately(`/${value}`, value)
      await sendPrivately(`${page}/?q=${value}`, value, 'POST')
    }
    host.breakPage(page)
    const reply = await sendPrivately(`${page}?q=Moreau`, 'Moreau')
    const lines = printed.flatMap(({ mock }) => mock.calls.map((call) => call.join(' ')))
    vi.restoreAllMocks()
    expect(host.log().slice(before)).toBe('')
    expect(lines).toEqual([])
    expectHeaders(reply, 500, headersOf(policy, policy.errorPages.serverError), page)
    expect(reply.body.toString()).toContain('Unexpected Application Error!')
  })
}
