// Bad requests against the local server, over loopback: never a 5xx, never a file from outside the site, bounded memory, and good requests still answered.
import fc from 'fast-check'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, sendRaw, statusOf } from './asking.ts'
import { copySite, policy, removeSite, startHost, type Host } from './hosts.ts'

const SECRET = 'This file stands outside the site.'
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400)
const PATIENCE_MS = 300

let folder: string
let host: Host
beforeAll(async () => {
  folder = copySite()
  writeFileSync(join(folder, 'secret.txt'), SECRET)
  host = await startHost('local server', folder)
})
afterAll(async () => {
  await host.stop()
  removeSite(folder)
})

/** Pieces that paths go wrong by. */
const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '//',
    '/',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
    '%e0%80%af',
    '%25',
    ';',
    '?',
    '#',
    '*',
    '~',
    ':',
    '@',
    'secret.txt',
    'contact',
    'contact.html',
    '.br',
    '.git',
    'assets',
    'etc/passwd',
  ),
  fc.string({ maxLength: 12 }),
)
const path = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`.replace(/[\r\n ]/g, '_'))
/** What a parser lets through, so that the site's own code gets to see it. */
const sound = fc.record({
  whole: fc.constant(true),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
  path: path.map((each) => each.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter.toWellFormed()))),
  version: fc.constant('1.1'),
  headers: fc.array(
    fc.tuple(
      fc.constantFrom(
        'Range',
        'If-Range',
        'If-None-Match',
        'If-Modified-Since',
        'Accept-Encoding',
        'Cookie',
        'X-Any',
      ),
      fc.oneof(
        fc.constantFrom(
          'bytes=-1',
          'bytes=5-1',
          'bytes=0-0,2-3',
          `bytes=0-${'9'.repeat(40)}`,
          '*',
          'W/"x"',
          'br;q=x',
          ',,,;;;',
          'gzip, br',
        ),
        fc.stringMatching(/^[ -~]{0,60}$/),
      ),
    ),
    { maxLength: 4 },
  ),
  body: fc.constant(''),
})
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'X'.repeat(50),
  '',
)
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Range',
      'If-Range',
      'If-None-Match',
      'If-Modified-Since',
      'Accept-Encoding',
      'Host',
      'Connection',
      'Content-Length',
      'Transfer-Encoding',
      'Expect',
      'Upgrade',
      'Cookie',
    ),
    fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        'bytes=-1',
        'bytes=5-1',
        'bytes=0-0,2-3',
        `bytes=0-${'9'.repeat(40)}`,
        'chunked',
        'chunked, identity',
        '-1',
        '99999999999',
        '100-continue',
        'websocket',
        'br;q=x',
        ',,,;;;',
      ),
    ),
  ),
  fc.tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 200 })),
)
const broken = fc.record({
  whole: fc.constant(false),
  method,
  path,
  version: fc.constantFrom('1.1', '1.1', '1.0', '2.0', '9', ''),
  headers: fc.array(header, { maxLength: 8 }),
  body: fc.string({ maxLength: 100 }),
})

/** Half of them get past the parser. */
const request = fc.oneof(sound, broken)

function expectHarmless(answer: string): void {
  expect(statusOf(answer), answer.slice(0, 200)).toBeLessThan(500)
  expect(answer).not.toContain(SECRET)
  expect(answer).not.toMatch(/root:.*:0:0:/)
  expect(answer).not.toMatch(/^location: *(?:\/\/|\/\\|\w+:)/im)
}

test(`${RUNS} odd requests`, { timeout: 240_000 }, async () => {
  const statuses: number[] = []
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const headers = asked.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      const lines = `${asked.method} ${asked.path} HTTP/${asked.version}\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${asked.body}`
      const answer = await sendRaw(host.port, lines, asked.whole ? 5_000 : PATIENCE_MS)
      statuses.push(statusOf(answer))
      expectHarmless(answer)
      // A server that stumbles lets go of the connection.
      expect(statusOf(answer), 'Every whole request has an answer').toBeGreaterThan(asked.whole ? 0 : -1)
    }),
    { numRuns: RUNS },
  )
  const reached = statuses.filter((status) => [200, 206, 304, 308, 404, 405, 416].includes(status))
  expect(reached.length / RUNS, "Enough of them reach the site's own code").toBeGreaterThan(0.3)
  expect((await ask(host.port, '/contact')).status).toBe(200)
})

test(`${RUNS} requests of random bytes`, { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) =>
      expectHarmless(await sendRaw(host.port, Buffer.concat([bytes, Buffer.from('\r\n\r\n')]), PATIENCE_MS)),
    ),
    { numRuns: RUNS },
  )
  expect((await ask(host.port, '/contact')).status).toBe(200)
})

test('two requests in one, by every smuggling shape: neither is answered for the other', async () => {
  const hidden = 'GET /secret.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
  for (const framing of [
    `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked`,
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: xchunked',
    'Content-Length: 0\r\nContent-Length: 50',
    'Content-Length: +0',
    'Content-Length: 0x10',
  ]) {
    const answer = await sendRaw(
      host.port,
      `POST / HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n0\r\n\r\n${hidden}`,
      PATIENCE_MS,
    )
    expectHarmless(answer)
    expect(answer.match(/^HTTP\/1\.1 /gm)?.length ?? 0, framing).toBeLessThanOrEqual(1)
  }
})

test('huge headers, paths, bodies and many of them are refused in bounded memory', { timeout: 60_000 }, async () => {
  const before = process.memoryUsage().rss
  const big = 'x'.repeat(policy.limits.headerBytes * 4)
  for (let round = 0; round < 15; round++) {
    const answers = await Promise.all([
      sendRaw(host.port, `GET /${big} HTTP/1.1\r\nHost: x\r\n\r\n`),
      sendRaw(host.port, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${big}\r\n\r\n`),
      sendRaw(host.port, `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5_000)}\r\n`),
      sendRaw(host.port, `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n${big}`),
      sendRaw(
        host.port,
        `POST /insights/view HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n${big}`,
        PATIENCE_MS,
      ),
    ])
    for (const answer of answers) expectHarmless(answer)
    expect(answers.slice(0, 2).map(statusOf)).toEqual([431, 431])
  }
  expect((process.memoryUsage().rss - before) / 2 ** 20, 'MB more than before').toBeLessThan(150)
})

test('a client that sends slowly is let go, and others are served meanwhile', { timeout: 60_000 }, async () => {
  const started = performance.now()
  const slow = Array.from({ length: 100 }, () => {
    const socket = connect(host.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    const drip = setInterval(() => socket.write('X: y\r\n'), 500)
    socket.on('error', () => {})
    return new Promise<number>((gone) =>
      socket.on('close', () => {
        clearInterval(drip)
        gone(performance.now() - started)
      }),
    )
  })
  expect((await ask(host.port, '/contact')).status).toBe(200)
  const longest = Math.max(...(await Promise.all(slow)))
  expect(longest / 1000, 's').toBeLessThan(policy.limits.headerSeconds + 4)
})

test('a client that reads nothing costs no memory', { timeout: 60_000 }, async () => {
  const before = process.memoryUsage().rss
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(host.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    for (let i = 0; i < 5; i++) socket.write('GET /contact HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  })
  await new Promise((over) => setTimeout(over, 1_000))
  expect((await ask(host.port, '/contact')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  expect((process.memoryUsage().rss - before) / 2 ** 20, 'MB more than before').toBeLessThan(150)
})
