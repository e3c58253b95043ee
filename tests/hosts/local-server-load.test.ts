// Clients that misuse the local server: huge requests, slow ones, and clients that read nothing.
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { send, sendBytes, statusOf } from './requests.ts'
import { copySite, policy } from './site-copy.ts'
import { startLocalServer } from './start-host.ts'

/** Much less than visitors get, so that the test of slow clients is quick. */
const HEADER_SECONDS = 1

const site = copySite()
const host = await startLocalServer(site, { ...policy.limits, headerSeconds: HEADER_SECONDS })
afterAll(async () => {
  await host.stop()
  site.remove()
})

/** Memory that this process, with the server in it, has gained since `before`, in MB. */
function memoryGain(before: number): number {
  return (process.memoryUsage().rss - before) / 2 ** 20
}

/** Writes to a connection, and waits until the system has taken the bytes. */
async function write(socket: Socket, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.write(text, () => resolve())
  })
}

async function closed(socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
  })
}

test('the server refuses many huge headers, paths and bodies without using much memory', async () => {
  const before = process.memoryUsage().rss
  const big = 'x'.repeat(policy.limits.headerBytes * 4)
  for (let round = 0; round < 15; round++) {
    const answers = await Promise.all([
      sendBytes(host.port, `GET /${big} HTTP/1.1\r\nHost: x\r\n\r\n`),
      sendBytes(host.port, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${big}\r\n\r\n`),
      sendBytes(host.port, `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5_000)}\r\n`),
      sendBytes(host.port, `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n${big}`),
      sendBytes(host.port, `POST /insights/view HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n${big}`),
    ])
    for (const answer of answers) expect(statusOf(answer), answer.slice(0, 200)).toBeLessThan(500)
    expect(answers.slice(0, 2).map(statusOf)).toEqual([431, 431])
  }
  expect(memoryGain(before)).toBeLessThan(150)
})

test('the server closes the connections of slow clients, and serves others meanwhile', async () => {
  const started = performance.now()
  const slowClients = Array.from({ length: 100 }, async () => {
    const socket = connect(host.port, '127.0.0.1')
    // The server may reset the connection.
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    const timer = setInterval(() => socket.write('X: y\r\n'), 100)
    await closed(socket)
    clearInterval(timer)
    return performance.now() - started
  })
  expect((await send(host.port, '/')).status).toBe(200)
  const longest = Math.max(...(await Promise.all(slowClients)))
  expect(longest / 1000, 'seconds').toBeLessThan(HEADER_SECONDS + 4)
})

test('clients that read no answer use little memory', async () => {
  const before = process.memoryUsage().rss
  const sockets = Array.from({ length: 100 }, () => connect(host.port, '127.0.0.1').pause())
  for (const socket of sockets) socket.on('error', () => {})
  await Promise.all(sockets.map((socket) => write(socket, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5))))
  // The server answers this request after it has received the others.
  expect((await send(host.port, '/')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  expect(memoryGain(before)).toBeLessThan(150)
})

test('2,000 idle connections keep nobody out', async () => {
  const sockets = Array.from({ length: 2_000 }, () => connect(host.port, '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => {})
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))))
  const start = performance.now()
  expect((await send(host.port, '/')).status).toBe(200)
  expect(performance.now() - start, 'ms').toBeLessThan(2_000)
  for (const socket of sockets) socket.destroy()
})

test('any number of reports and readers uses little memory', async () => {
  const before = process.memoryUsage().rss
  const report = JSON.stringify({ path: `/${'x'.repeat(700)}` })
  for (let round = 0; round < 12; round++) {
    const replies = await Promise.all([
      ...Array.from({ length: 40 }, () => send(host.port, '/insights/view', {}, 'POST', report)),
      send(host.port, '/insights/views'),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 204]))
    expect(replies.at(-1)?.body.length).toBeLessThan(70_000)
  }
  expect(memoryGain(before)).toBeLessThan(150)
})
