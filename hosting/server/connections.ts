// Keeps the number of connections bounded. A new connection replaces the one that has waited longest without a
// request, so clients that only hold connections keep nobody out.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Closes a connection of `server` for each new one above `most`. */
export function boundConnections(server: Server, most: number): void {
  let open = 0
  // A Set lists its entries in the order in which they were added.
  const waiting = new Set<Socket>()
  server.on('connection', (socket) => {
    open++
    waiting.add(socket)
    socket.on('close', () => {
      open--
      waiting.delete(socket)
    })
    if (open <= most) return
    const [longest = socket] = waiting
    waiting.delete(longest)
    longest.destroy()
  })
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket)
    response.on('close', () => {
      if (!socket.destroyed) waiting.add(socket)
    })
  })
}
