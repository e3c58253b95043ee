// Starts an HTTP server of this machine.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  origin: string
  close: () => Promise<void>
}

/**
 * Listens on `port`; 0 means any free port. By default, only this machine can connect. Rejects with the raw error
 * when the port is busy (EADDRINUSE).
 */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
