// Answers to a browser that has a copy of a file already, or wants a part of it.
import { expect, test } from 'vitest'
import { send } from '../requests.ts'
import type { SiteCopy } from '../site-copy.ts'
import type { Host } from '../start-host.ts'

export function testCaching({ port }: Host, site: SiteCopy): void {
  test('answers 304 when the browser has the present copy', async () => {
    for (const path of ['/', '/robots.txt', site.find('assets/*.js'), site.find('media/*')]) {
      const { headers } = await send(port, path)
      const { etag = '', 'last-modified': date = '' } = headers
      expect(etag, path).toMatch(/^"[^"]+"$/)
      for (const condition of [
        { 'If-None-Match': etag },
        { 'If-None-Match': `"other", W/${etag}` },
        { 'If-Modified-Since': date },
      ]) {
        const again = await send(port, path, condition)
        const { status, body } = again
        expect({ path, condition, status, length: body.length, etag: again.headers.etag }).toEqual({
          path,
          condition,
          status: 304,
          length: 0,
          etag,
        })
      }
      const otherTag = await send(port, path, { 'If-None-Match': '"other"', 'If-Modified-Since': date })
      expect(otherTag.status, 'If-None-Match takes precedence over If-Modified-Since').toBe(200)
    }
    expect((await send(port, '/nothing-here', { 'If-None-Match': '*' })).status).toBe(404)
  })

  test('sends the range of a file that the browser wants', async () => {
    const path = site.find('media/*.webp')
    const whole = site.read(path)
    const size = whole.length
    const ranges: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=0-${size * 2}`, 0, size - 1],
    ]
    for (const [range, start, end] of ranges) {
      const { status, headers, body } = await send(port, path, { Range: range })
      expect({ range, status, sent: headers['content-range'] }).toEqual({
        range,
        status: 206,
        sent: `bytes ${start}-${end}/${size}`,
      })
      expect(body.equals(whole.subarray(start, end + 1)), range).toBe(true)
    }
    expect((await send(port, path, { Range: `bytes=${size}-` })).status).toBe(416)
    const changed = await send(port, path, { Range: 'bytes=0-9', 'If-Range': '"other"' })
    expect(changed.status, 'A file that has changed is sent whole').toBe(200)
  })
}
