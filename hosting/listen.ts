// Starts an HTTP server of this machine.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'

export interface Listening {
  origin: string
  /** Origins for other machines of the network. Empty when only this machine can connect. */
  network: readonly string[]
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
  const { address, port: given } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${given}`,
    network: outsideAddresses()
      .filter((each) => ['0.0.0.0', '::', each].includes(address))
      .map((each) => `http://${each}:${given}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The IPv4 addresses of this machine in its networks. */
function outsideAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)
}
