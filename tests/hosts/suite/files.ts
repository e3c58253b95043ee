// Pages and files: content, type, safety headers, compressed variants, methods.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cacheControl } from '../../../hosting/policy/http-policy.ts'
import { send } from '../requests.ts'
import { policy, type SiteCopy } from '../site-copy.ts'
import type { Host } from '../start-host.ts'

export function testFiles({ port }: Host, site: SiteCopy): void {
  test('serves every page at its address', async () => {
    expect(site.pages).not.toEqual([])
    for (const path of site.pages) {
      const { status, headers, body } = await send(port, path)
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      })
      expect(body.equals(site.read(path)), path).toBe(true)
    }
  })

  test('serves every kind of file with its type and cache rule', async () => {
    for (const [extension, type] of Object.entries(policy.types)) {
      const [file] = globSync(`**/*.${extension}`, { cwd: site.root }).sort()
      if (!file || extension === 'html') continue
      const { status, headers } = await send(port, `/${file}`)
      expect({ file, status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
        file,
        status: 200,
        type,
        cache: cacheControl(policy, `/${file}`),
      })
    }
  })

  test('serves a security.txt that is still valid', async () => {
    const { status, headers, body } = await send(port, '/.well-known/security.txt')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(body.toString()).toMatch(/^Contact: https:/)
    const [, expires = ''] = /^Expires: (.*)$/m.exec(body.toString()) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })

  test('sends the safety headers with every answer, and no version of its software', async () => {
    for (const path of ['/', '/nothing-here', '/contact/', '/robots.txt', site.find('assets/*.js')]) {
      const { headers } = await send(port, path)
      const isFile = /\.\w+$/.test(path)
      const contentPolicy = isFile ? { 'Content-Security-Policy': policy.fileContentPolicy } : {}
      for (const [header, value] of Object.entries({ ...policy.headers, ...contentPolicy }))
        expect(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value)
      expect(headers['server'] ?? '').not.toMatch(/\d/)
    }
  })

  test('sends the compressed variant that the browser accepts', async () => {
    for (const path of ['/', '/robots.txt', site.find('assets/*.css'), '/nothing-here']) {
      const plain = await send(port, path)
      const brotli = await send(port, path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
      const gzip = await send(port, path, { 'Accept-Encoding': 'gzip' })
      const replies = [plain, brotli, gzip]
      expect(
        replies.map(({ headers }) => headers['content-encoding']),
        path,
      ).toEqual([undefined, 'br', 'gzip'])
      for (const { headers } of replies) expect(headers.vary?.toLowerCase(), path).toBe('accept-encoding')
      expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
    }
    const refused = await send(port, '/', { 'Accept-Encoding': 'br;q=0, gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test('accepts GET and HEAD only', async () => {
    const head = await send(port, '/', {}, 'HEAD')
    expect({ status: head.status, length: head.headers['content-length'], body: head.body.length }).toEqual({
      status: 200,
      length: String(site.read('/').length),
      body: 0,
    })
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const path of ['/', '/robots.txt', '/nothing-here', '/contact/']) {
        const { status, headers } = await send(port, path, {}, method)
        expect({ method, path, status, allow: headers.allow }).toEqual({
          method,
          path,
          status: 405,
          allow: 'GET, HEAD',
        })
      }
    }
  })
}
