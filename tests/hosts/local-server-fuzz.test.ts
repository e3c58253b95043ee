// Random requests against the local server: it never fails, and never sends a file from outside the site.
import fc from 'fast-check'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { randomRequest } from './random-requests.ts'
import { send, sendBytes, statusOf } from './requests.ts'
import { copySite } from './site-copy.ts'
import { startHost } from './start-host.ts'

const SECRET = 'This file is outside the site.'
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400)

const site = copySite()
writeFileSync(join(site.folder, 'secret.txt'), SECRET)
const host = await startHost('the local server', site)
afterAll(async () => {
  await host.stop()
  site.remove()
})

function expectHarmless(answer: string): void {
  expect(statusOf(answer), answer.slice(0, 200)).toBeLessThan(500)
  expect(answer).not.toContain(SECRET)
  expect(answer).not.toMatch(/root:.*:0:0:/)
  expect(answer).not.toMatch(/^location: *(?:\/\/|\/\\|\w+:)/im)
}

test(`${RUNS} random requests, of which every well-formed one gets an answer`, async () => {
  const statuses: number[] = []
  await fc.assert(
    fc.asyncProperty(randomRequest, async ({ isWellFormed, text }) => {
      const answer = await sendBytes(host.port, text)
      statuses.push(statusOf(answer))
      expectHarmless(answer)
      const leastStatus = isWellFormed ? 200 : 0
      expect(statusOf(answer), text).toBeGreaterThanOrEqual(leastStatus)
    }),
    { numRuns: RUNS },
  )
  const answeredBySite = statuses.filter((status) => [200, 206, 304, 308, 404, 405, 416].includes(status))
  expect(answeredBySite.length / RUNS, 'Enough requests get past the HTTP parser').toBeGreaterThan(0.3)
  expect((await send(host.port, '/')).status).toBe(200)
})

test(`${RUNS} requests of random bytes`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const request = Buffer.concat([bytes, Buffer.from('\r\n\r\n')])
      expectHarmless(await sendBytes(host.port, request, 'at once'))
    }),
    { numRuns: RUNS },
  )
  expect((await send(host.port, '/')).status).toBe(200)
})

const hiddenRequest = 'GET /secret.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
test.each([
  `Content-Length: ${hiddenRequest.length}\r\nTransfer-Encoding: chunked`,
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: xchunked',
  'Content-Length: 0\r\nContent-Length: 50',
  'Content-Length: +0',
  'Content-Length: 0x10',
])('a request hidden in the body of another gets no answer (%j)', async (framing) => {
  const request = `POST / HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n0\r\n\r\n${hiddenRequest}`
  const answer = await sendBytes(host.port, request)
  expectHarmless(answer)
  expect(answer.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThanOrEqual(1)
})
