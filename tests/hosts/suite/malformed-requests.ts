// Requests that no browser sends.
import { expect, test } from 'vitest'
import { getRequest, sendBytes, statusOf } from '../requests.ts'
import type { Host, HostName } from '../start-host.ts'

export function testMalformedRequests(name: HostName, { port }: Host): void {
  test.each([
    '/%zz',
    '/50%off',
    '/%',
    '/%E0%A4%A',
    '/contact%00',
    '/contact%00.html',
    '/%00',
    '/a%0d%0ab',
    '/%ff',
    '/../../etc/passwd',
  ])('answers the malformed address %s as an unknown one', async (path) => {
    const answer = await sendBytes(port, getRequest(path))
    // Caddy's HTTP library answers a broken percent escape before Caddy reads its configuration (docs/hosting.md).
    const isRefusedByCaddy = name === 'Caddy' && /%(?![\da-f]{2})/i.test(path)
    expect({ status: statusOf(answer), page: answer.includes('<html') }).toEqual(
      isRefusedByCaddy ? { status: 400, page: false } : { status: 404, page: true },
    )
  })

  test.each([
    ['a broken percent escape', getRequest('/%zz')],
    ['a NUL in the path', getRequest('/contact%00.html')],
    ['a path out of the site', getRequest('/../../../../etc/passwd')],
    ['a path out of the site with encoded slashes', getRequest('/..%2f..%2f..%2fetc/passwd')],
    ['a path out of the site with encoded dots', getRequest('/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd')],
    ['a path out of the site with backslashes', getRequest('/..\\..\\etc\\passwd')],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'a request with two lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab',
    ],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\nConnection: close\r\n\r\n`],
    ['a huge path', getRequest(`/${'x'.repeat(100_000)}`)],
    ['bytes that are no request', 'nonsense\r\n\r\n'],
  ])('refuses %s, and sends no file from outside the site', async (_what, bytes) => {
    const answer = await sendBytes(port, bytes)
    expect([0, 400, 404, 408, 413, 414, 431], answer.slice(0, 200)).toContain(statusOf(answer))
    expect(answer).not.toContain('root:')
  })
}
