// Redirects to the one address of each page.
import { expect, test } from 'vitest'
import { withQuery } from '../../../hosting/policy/addresses.ts'
import { getRequest, send, sendBytes, statusOf } from '../requests.ts'
import { policy } from '../site-copy.ts'
import type { Host } from '../start-host.ts'

export function testAddresses({ port }: Host): void {
  test('redirects former paths, trailing slashes and file names with 308, and keeps the query', async () => {
    const formerPaths = Object.entries(policy.formerPaths).flatMap(([from, to]): [string, string][] => [
      [from, to],
      [`${from}/?a=1&b=%20`, withQuery(to, '?a=1&b=%20')],
    ])
    const cases: [string, string][] = [
      ...formerPaths,
      ['/contact/', '/contact'],
      ['/contact.html', '/contact'],
      ['/contact.html?x=1', '/contact?x=1'],
      ['/index.html', '/'],
      ['/nothing-here/', '/nothing-here'],
    ]
    for (const [path, to] of cases) {
      const { status, headers } = await send(port, path)
      expect({ path, status, to: headers.location, cache: headers['cache-control'] }).toEqual({
        path,
        status: 308,
        to,
        cache: policy.caching.redirect,
      })
    }
  })

  test.each([
    '//evil.example/',
    '//evil.example/x/',
    '/\\evil.example/',
    '/x%0d%0aSet-Cookie:%20a=b/',
    '/%2f%2fevil.example/',
    '///evil.example//',
  ])('redirects %s to no other host, and sets no header from it', async (path) => {
    const answer = await sendBytes(port, getRequest(path))
    expect([200, 308, 400, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/^location: *(?:\/\/|\/\\|https?:\/\/(?!localhost))/im)
    expect(answer).not.toMatch(/^set-cookie/im)
  })
}
