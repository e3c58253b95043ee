// How every host must answer mistyped addresses, and what scanners and attackers send.
import { expect, test } from 'vitest'
import { redirectOf } from '../../hosting/policy/addresses.ts'
import { headersOf } from '../../hosting/policy/http-policy.ts'
import { expectHeaders } from './expect-headers.ts'
import { getRequest, send, sendBytes, statusOf } from './requests.ts'
import { policy, type ServedSite } from './site-copy.ts'

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

/** Defines these tests for the host at `origin`. */
export function testUnusualRequests(origin: string, site: ServedSite): void {
  const get = (path: string, headers = {}) => send(origin, path, headers)
  const page = site.pages.find((path) => path !== '/') ?? ''

  test('answers variants of an address with the status of the policy', async () => {
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
      const [status, file] = site.pages.includes(path) ? [200, path] : [404, policy.errorPages.notFound]
      const headers = isRedirected ? {} : headersOf(policy, file)
      expectHeaders(await get(address), isRedirected ? 308 : status, headers, address)
    }
  })

  test.each(MALFORMED)('answers the malformed address %s as an unknown one', async (path) => {
    const answer = await sendBytes(origin, getRequest(path))
    expect({ status: statusOf(answer), isPage: answer.includes('<html') }).toEqual({ status: 404, isPage: true })
    expect(answer).not.toContain('root:')
  })

  test.each(MISLEADING)('redirects %s to no other host, and copies no header from it', async (path) => {
    const answer = await sendBytes(origin, getRequest(path))
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
    const answer = await sendBytes(origin, bytes)
    expect([0, 400, 404, 405, 414, 431, 501], answer.slice(0, 200)).toContain(statusOf(answer))
    expect(answer).not.toContain('Sitemap:')
  })

  test("a provider's script cannot lock a visitor out with cookies: the answer deletes them", async () => {
    const cookies = Array.from({ length: 20 }, (_each, index) => `c${index}=${'x'.repeat(4_000)}`).join('; ')
    const request = getRequest(page).replace('Connection: close', `Cookie: ${cookies}`)
    const [head = '', text] = (await sendBytes(origin, request)).split('\r\n\r\n')
    expect(statusOf(head)).toBe(policy.tooLarge.status)
    expect(text).toBe(policy.tooLarge.text)
    const lines = head.toLowerCase().split('\r\n')
    const headers = { ...policy.headers.document, 'Clear-Site-Data': '"cookies"' }
    for (const [name, value] of Object.entries(headers)) expect(lines).toContain(`${name}: ${value}`.toLowerCase())
  })

  test('accepts the cookies and queries that browsers send', async () => {
    const headers = { Cookie: `a=${'x'.repeat(5_000)}`, Referer: 'https://x.example' }
    expect((await get(`${page}?${'x'.repeat(8_000)}`, headers)).status).toBe(200)
  })
}
