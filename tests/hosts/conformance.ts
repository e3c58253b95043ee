// What every host must do with the built site: answer as hosting/policy says, and log nothing about a visitor.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { redirectOf } from '../../hosting/policy/addresses.ts'
import { fileHeaders } from '../../hosting/policy/http-policy.ts'
import { privateValues } from '../fixtures/private-values.ts'
import { getRequest, send, sendBytes, statusOf, type Reply } from './requests.ts'
import { policy, type SiteCopy } from './site-copy.ts'

export interface Host {
  origin: string
  /** What the host has logged so far. */
  log: () => string
  /** Makes the host unable to answer a request for `page`, as a broken disk does. */
  breakPage: (page: string) => void
}

/** Addresses without a file, error pages, compressed variants, and what scanners try. */
const UNKNOWN = [
  ...'/nothing-here /404 /404.html /404%2ehtml /500 /500.html /500.html.br /index.html.gz /index.html%2ebr'.split(
    ' ',
  ),
  ...'/assets/gone-00000000.js /contact.json /assets /.git/config /.env'.split(' '),
]
/** Broken escapes, control characters, and paths that lead out of the site. */
const MALFORMED = [
  ...'/%zz /50%off /% /%E0%A4%A /%ff /%00 /contact%00 /contact%00.html /a%0d%0ab /../../etc/passwd'.split(' '),
  ...'/..%2f..%2fetc/passwd /..\\..\\etc\\passwd /assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd'.split(' '),
]
/** A careless redirect would lead these to another host, or write a header from them. */
const MISLEADING = [
  ...'//evil.example/ //evil.example/x/ /\\evil.example/ /%2f%2fevil.example/ ///evil.example//'.split(' '),
  '/x%0d%0aSet-Cookie:%20a=b/',
]

export function testHost(host: Host, site: SiteCopy): void {
  const get = (path: string, headers = {}) => send(host.origin, path, headers)
  const [script = '', picture = ''] = [site.find('assets/*.js'), site.find('media/*.webp')]
  const page = site.pages.find((path) => path !== '/') ?? ''

  test('serves every page at its address', async () => {
    expect(site.pages.length).toBeGreaterThan(1)
    for (const path of site.pages) {
      const reply = await get(path)
      expectHeaders(reply, 200, fileHeaders(policy, path), path)
      expect(reply.body.equals(site.read(path)), path).toBe(true)
    }
  })

  test('serves every kind of file with its type, cache rule and content policy', async () => {
    for (const extension of Object.keys(policy.types)) {
      const path = extension === 'html' ? undefined : site.find(`**/*.${extension}`)
      if (path) expectHeaders(await get(path), 200, fileHeaders(policy, path), path)
    }
  })

  test('serves a security.txt that is still valid', async () => {
    const reply = await get('/.well-known/security.txt')
    expectHeaders(reply, 200, fileHeaders(policy, '/security.txt'), 'security.txt')
    const [, expires = ''] = /^Expires: (.*)$/m.exec(reply.body.toString()) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })

  test('clears the storage of a browser at the address for that, and at no other', async () => {
    const { path, value } = policy.clearStorage
    for (const each of [path, '/', page, '/robots.txt', '/nothing-here', `${path}/x`])
      expect((await get(each)).headers['clear-site-data'], each).toBe(each === path ? value : undefined)
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

  test('accepts GET and HEAD only, and reports of the content policy', async () => {
    const head = await send(host.origin, page, {}, 'HEAD')
    expectHeaders(head, 200, { 'Content-Length': String(site.read(page).length) }, 'HEAD')
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['/', page, `${page}/`, '/nothing-here'])
        expectHeaders(await send(host.origin, path, {}, method), 405, { Allow: 'GET, HEAD' }, `${method} ${path}`)
    const report = (method: string) => send(host.origin, policy.policyReports, {}, method, '{"page":"/contact"}')
    expect([(await report('POST')).status, (await report('PUT')).status]).toEqual([204, 405])
  })

  test('redirects former paths, trailing slashes and file names with 308, and keeps the query', async () => {
    const cases: [string, string][] = [
      ...Object.entries(policy.formerPaths),
      [`${page}/`, page],
      [`${page}.html?x=1&y=%20`, `${page}?x=1&y=%20`],
      ['/index.html', '/'],
      ['/nothing-here/', '/nothing-here'],
    ]
    for (const [path, to] of cases)
      expectHeaders(await get(path), 308, { Location: to, 'Cache-Control': policy.caching.redirect }, path)
  })

  test('gives what visitors, links and scanners make of an address the status of the policy', async () => {
    const endings = ['', '/', '.html', '.html/', '//', '?x=1', '/?x=1', '/index.html', '.htm', '.php', '/x']
    const addresses = [...site.pages.slice(0, 5), ...Object.keys(policy.formerPaths)]
      .filter((path) => path !== '/')
      .flatMap((path) => endings.map((ending) => path + ending))
    const long = [200, 250, 255, 256, 1_000, 5_000].flatMap((length) => [
      `/${'x'.repeat(length)}`,
      '/a'.repeat(length / 2),
      `${page}?q=${'x'.repeat(length)}`,
    ])
    for (const address of [...addresses, ...long]) {
      const [path = '', query] = address.split('?')
      const isRedirected = redirectOf(path, query ?? '', policy.redirects) !== undefined
      const found = site.pages.includes(path) ? 200 : 404
      expectHeaders(await get(address), isRedirected ? 308 : found, {}, address)
    }
  })

  test.each(UNKNOWN)('answers %s with 404 and the not-found page', async (path) => {
    const reply = await get(path)
    expectHeaders(reply, 404, fileHeaders(policy, '/'), path)
    expect(reply.body.toString()).toBe(site.read(policy.errorPages.notFound).toString())
  })

  test.each(MALFORMED)('answers the malformed address %s as an unknown one', async (path) => {
    const answer = await sendBytes(host.origin, getRequest(path))
    expect({ status: statusOf(answer), isPage: answer.includes('<html') }).toEqual({ status: 404, isPage: true })
    expect(answer).not.toContain('root:')
  })

  test.each(MISLEADING)('redirects %s to no other host, and copies no header from it', async (path) => {
    const answer = await sendBytes(host.origin, getRequest(path))
    expect([200, 308, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/^location: *(?:\/\/|\/\\|https?:\/\/(?!localhost))|^set-cookie/im)
  })

  const secondRequest = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
  test.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\nConnection: close\r\n\r\n`],
    ['a huge path', getRequest(`/${'x'.repeat(100_000)}`)],
    ['bytes that are not a request', 'nonsense\r\n\r\n'],
    ...['Transfer-Encoding : chunked', 'Transfer-Encoding: xchunked', 'Content-Length: +0'].map((framing) => [
      `another request in its body (${framing})`,
      `POST / HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n0\r\n\r\n${secondRequest}`,
    ]),
  ])('refuses a request with %s', async (_what, bytes = '') => {
    const answer = await sendBytes(host.origin, bytes)
    expect([0, 400, 404, 405, 414, 431, 501], answer.slice(0, 200)).toContain(statusOf(answer))
    expect(answer).not.toContain('Sitemap:')
  })

  test('accepts the cookies and queries that browsers send', async () => {
    const headers = { Cookie: `a=${'x'.repeat(5_000)}`, Referer: 'https://x.example' }
    expect((await get(`${page}?${'x'.repeat(8_000)}`, headers)).status).toBe(200)
  })

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
    expectHeaders(reply, 500, fileHeaders(policy, '/'), page)
    expect(reply.body.toString()).toContain('Unexpected Application Error!')
  })
}

/** Expects a status, the headers of every answer and `headers`. */
function expectHeaders(reply: Reply, status: number, headers: Record<string, string>, what: string): void {
  const expected = Object.entries({ ...policy.headers, ...headers })
  const received = expected.map(([name]) => [name, reply.headers[name.toLowerCase()]])
  const about = what.slice(0, 100)
  expect({ about, status: reply.status, headers: Object.fromEntries(received) }).toEqual({
    about,
    status,
    headers: Object.fromEntries(expected),
  })
  expect(reply.headers['server'] ?? '', 'The header names no version').not.toMatch(/\d/)
}
