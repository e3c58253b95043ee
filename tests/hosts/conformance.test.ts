// One suite, the same for the local server, nginx and Caddy: what hosting/policy says is what each answers.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentSite } from '../../app/content/site.server.ts'
import { cacheControl } from '../../hosting/policy/http-policy.ts'
import { ask, sendRaw, statusOf } from './asking.ts'
import { copySite, hosting, isInstalled, policy, removeSite, startHost, type Host, type HostName } from './hosts.ts'

const pages = [...(await currentSite()).pages.keys()]
let folder: string
beforeAll(() => {
  folder = copySite()
})
afterAll(() => removeSite(folder))

const fileOf = (path: string) =>
  readFileSync(
    join(
      folder,
      'site',
      path === '/' ? 'index.html' : existsSync(join(folder, 'site', `${path}.html`)) ? `${path}.html` : path,
    ),
  )
const oneOf = (pattern: string) => `/${globSync(pattern, { cwd: join(folder, 'site') }).sort()[0]}`

const hosts: readonly HostName[] = ['local server', 'nginx', 'Caddy']
for (const name of hosts.filter((each) => !isInstalled(each)))
  console.warn(`${name} is not installed and not tested. \`npm run test:hosts\` as root installs it.`)

describe.each(hosts.filter(isInstalled))('%s', (name) => {
  let host: Host
  beforeAll(async () => {
    host = await startHost(name, folder)
  })
  afterAll(() => host.stop())

  test('serves every page at its address, whole', async () => {
    for (const path of pages) {
      const { status, headers, body } = await ask(host.port, path)
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      })
      expect(body.equals(fileOf(path)), path).toBe(true)
    }
  })

  test('serves every kind of file with its type and cache rule', async () => {
    for (const [extension, type] of Object.entries(policy.types)) {
      const [file] = globSync(`**/*.${extension}`, { cwd: join(folder, 'site') }).sort()
      if (!file || extension === 'html') continue
      const { status, headers } = await ask(host.port, `/${file}`)
      expect({ file, status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
        file,
        status: 200,
        type,
        cache: cacheControl(policy, `/${file}`),
      })
    }
  })

  test('says where to report a weakness', async () => {
    const { status, headers, body } = await ask(host.port, '/.well-known/security.txt')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(body.toString()).toMatch(/^Contact: https:/)
    expect(Date.parse(/^Expires: (.*)$/m.exec(body.toString())?.[1] ?? ''), 'It has not run out').toBeGreaterThan(
      Date.now(),
    )
  })

  test('puts the safety headers on every answer', async () => {
    const answers = ['/', '/nothing-here', '/ed/', '/robots.txt', oneOf('assets/*.js')]
    for (const path of answers) {
      const { headers } = await ask(host.port, path)
      for (const [header, value] of Object.entries(policy.headers))
        expect(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value)
      expect(headers['server'] ?? '', 'No version of the host').not.toMatch(/\d/)
    }
  })

  test('leads former paths, slashes and file names on with 308, with their query', async () => {
    const cases: [string, string][] = [
      ...Object.entries(hosting.formerPaths).flatMap(([from, to]): [string, string][] => [
        [from, to],
        [`${from}/?a=1&b=%20`, `${to}?a=1&b=%20`],
      ]),
      ['/contact/', '/contact'],
      ['/contact.html', '/contact'],
      ['/contact.html?x=1', '/contact?x=1'],
      ['/index.html', '/'],
      ['/nothing-here/', '/nothing-here'],
    ]
    for (const [path, to] of cases) {
      const { status, headers } = await ask(host.port, path)
      expect({ path, status, to: headers.location }).toEqual({ path, status: 308, to })
      expect(headers['cache-control'], path).toBe(policy.caching.redirect)
    }
  })

  test('never leads to another host or lets a path write a header', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/x/',
      '/\\evil.example/',
      '/x%0d%0aSet-Cookie:%20a=b/',
      '/%2f%2fevil.example/',
      '///evil.example//',
    ]) {
      const answer = await sendRaw(host.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect([200, 308, 400, 404], path).toContain(statusOf(answer))
      expect(answer, path).not.toMatch(/^location: *(?:\/\/|\/\\|https?:\/\/(?!localhost))/im)
      expect(answer, path).not.toMatch(/^set-cookie/im)
    }
  })

  test('answers an unknown address with 404 and its page', async () => {
    for (const path of [
      '/nothing-here',
      '/404',
      '/404.html',
      '/assets/gone-00000000.js',
      '/nothing.data',
      '/assets',
      '/index.html.br',
      '/index.html.zst',
      '/.git/config',
    ]) {
      const { status, headers, body } = await ask(host.port, path)
      expect({ path, status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
        path,
        status: 404,
        type: 'text/html; charset=utf-8',
        cache: 'no-cache',
      })
      expect(body.equals(fileOf('/404.html')), path).toBe(true)
    }
  })

  test('answers a malformed address as one that is not there', async () => {
    for (const path of [
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
    ]) {
      const answer = await sendRaw(host.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      // Caddy's HTTP library refuses a broken escape before any rule of the site's is read (docs/hosting.md).
      const refused = name === 'Caddy' && /%(?![\da-f]{2})/i.test(path)
      expect({ path, status: statusOf(answer), page: answer.includes('<html') }).toEqual({
        path,
        status: refused ? 400 : 404,
        page: !refused,
      })
    }
  })

  test('sends the precompressed variant that is asked for', async () => {
    for (const path of ['/', '/contact', '/robots.txt', oneOf('assets/*.css'), oneOf('*.data'), '/nothing-here']) {
      const plain = await ask(host.port, path)
      const br = await ask(host.port, path, { 'Accept-Encoding': 'gzip, deflate, br' })
      const gzip = await ask(host.port, path, { 'Accept-Encoding': 'gzip' })
      expect(
        [plain, br, gzip].map(({ headers }) => headers['content-encoding']),
        path,
      ).toEqual([undefined, 'br', 'gzip'])
      expect(
        [plain, br, gzip].map(({ headers }) => headers.vary?.toLowerCase()),
        path,
      ).toEqual(['accept-encoding', 'accept-encoding', 'accept-encoding'])
      expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true)
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
    }
    const refused = await ask(host.port, '/', { 'Accept-Encoding': 'br;q=0, gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test.skipIf(name === 'nginx')('sends what is compressed by Zstandard', async () => {
    const { headers, body } = await ask(host.port, '/', { 'Accept-Encoding': 'gzip, zstd' })
    expect(headers['content-encoding']).toBe('zstd')
    expect(zstdDecompressSync(body).equals(fileOf('/'))).toBe(true)
  })

  test('answers 304 to a copy that is still good', async () => {
    for (const path of ['/', '/contact', oneOf('assets/*.js'), oneOf('media/*.avif')]) {
      const { headers } = await ask(host.port, path)
      const { etag = '', 'last-modified': date = '' } = headers
      expect(etag, path).toMatch(/^"[^"]+"$/)
      for (const condition of [
        { 'If-None-Match': etag },
        { 'If-None-Match': `"other", W/${etag}` },
        { 'If-Modified-Since': date },
      ]) {
        const again = await ask(host.port, path, condition)
        expect({
          path,
          condition,
          status: again.status,
          length: again.body.length,
          etag: again.headers.etag,
        }).toEqual({
          path,
          condition,
          status: 304,
          length: 0,
          etag,
        })
      }
      expect(
        (await ask(host.port, path, { 'If-None-Match': '"other"', 'If-Modified-Since': date })).status,
        'The tag outweighs the date',
      ).toBe(200)
    }
    expect((await ask(host.port, '/nothing-here', { 'If-None-Match': '*' })).status).toBe(404)
  })

  test('sends the part that is asked for', async () => {
    const path = oneOf('media/*.webp')
    const whole = fileOf(path)
    const size = whole.length
    const parts: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=0-${size * 2}`, 0, size - 1],
    ]
    for (const [range, start, end] of parts) {
      const { status, headers, body } = await ask(host.port, path, { Range: range })
      expect({ range, status, part: headers['content-range'] }).toEqual({
        range,
        status: 206,
        part: `bytes ${start}-${end}/${size}`,
      })
      expect(body.equals(whole.subarray(start, end + 1)), range).toBe(true)
    }
    expect((await ask(host.port, path, { Range: `bytes=${size}-` })).status).toBe(416)
    expect(
      (await ask(host.port, path, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status,
      'A copy that has changed is sent whole',
    ).toBe(200)
  })

  test('takes GET and HEAD only', async () => {
    const { status, headers, body } = await ask(host.port, '/contact', {}, 'HEAD')
    expect({ status, length: headers['content-length'], body: body.length }).toEqual({
      status: 200,
      length: String(fileOf('/contact').length),
      body: 0,
    })
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const path of ['/', '/contact', '/nothing-here', '/contact/']) {
        const answer = await ask(host.port, path, {}, method)
        expect({ method, path, status: answer.status, allow: answer.headers.allow }).toEqual({
          method,
          path,
          status: 405,
          allow: 'GET, HEAD',
        })
      }
    }
  })

  test.each([
    ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a NUL', 'GET /contact%00.html HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a climb out of the site', 'GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an encoded climb', 'GET /..%2f..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a climb in disguise',
      'GET /assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    ['a climb by backslash', 'GET /..\\..\\etc\\passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab',
    ],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\nConnection: close\r\n\r\n`],
    ['a huge path', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
    ['no request', 'nonsense\r\n\r\n'],
  ])('refuses %s', async (_what, bytes) => {
    const answer = await sendRaw(host.port, bytes)
    expect([0, 400, 404, 408, 413, 414, 431], answer.slice(0, 200)).toContain(statusOf(answer))
    expect(answer).not.toContain('root:')
  })
})
