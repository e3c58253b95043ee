// A slow connection between the browser and servers on this machine. Chromium's own throttling leaves out
// prefetches and needs an inspector; this proxy delays everything.
import { connect, createServer, type Socket } from 'node:net'

/** Slow 4G, as Lighthouse defines it: delay of an answer in ms, and bytes per ms. */
const LATENCY_MS = 150
const BYTES_PER_MS = 1_600_000 / 8 / 1000
/** Connections share the line packet by packet. */
const PACKET_BYTES = 1_460

interface Connection {
  browser: Socket
  packets: Buffer[]
  /** The server has sent everything. */
  ended: boolean
}

/** One line that all its ports share. */
export class SlowLine {
  /** Connections with packets to send, in the order of their turns. */
  readonly #waiting: Connection[] = []
  readonly #closers: (() => Promise<void>)[] = []
  #sending = false
  /** When the line has sent its last packet; in the time of performance.now(). */
  #busyUntil = 0

  /** Forwards connections at `port` (0 takes a free port) to port `target` of this machine. Gives the port. */
  async forward(port: number, target: number): Promise<number> {
    const sockets = new Set<Socket>()
    const listener = createServer((browser) => {
      const server = connect(target, 'localhost')
      const connection: Connection = { browser, packets: [], ended: false }
      for (const socket of [browser, server]) {
        sockets.add(socket.setNoDelay())
        socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
      }
      browser.pipe(server)
      browser.on('close', () => server.destroy())
      server.on('data', (data: Buffer) => setTimeout(() => this.#queue(connection, data), LATENCY_MS))
      server.on('close', () => setTimeout(() => this.#end(connection), LATENCY_MS))
    })
    await new Promise<void>((resolve, reject) => listener.once('error', reject).listen(port, resolve))
    this.#closers.push(async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => listener.close(closed))
    })
    return (listener.address() as { port: number }).port
  }

  async close(): Promise<void> {
    await Promise.all(this.#closers.map((close) => close()))
  }

  #queue(connection: Connection, data: Buffer): void {
    if (connection.packets.length === 0) this.#waiting.push(connection)
    for (let start = 0; start < data.length; start += PACKET_BYTES)
      connection.packets.push(data.subarray(start, start + PACKET_BYTES))
    if (!this.#sending) this.#send()
  }

  #end(connection: Connection): void {
    connection.ended = true
    if (connection.packets.length === 0) connection.browser.end()
  }

  /** Sends the next packet once the line is free. */
  #send(): void {
    const connection = this.#waiting.shift()
    this.#sending = connection !== undefined
    const packet = connection?.packets.shift()
    if (!connection || !packet) return
    this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + packet.length / BYTES_PER_MS
    setTimeout(
      () => {
        if (!connection.browser.destroyed) connection.browser.write(packet)
        if (connection.packets.length > 0) this.#waiting.push(connection)
        else if (connection.ended) connection.browser.end()
        this.#send()
      },
      Math.max(0, this.#busyUntil - performance.now()),
    )
  }
}
