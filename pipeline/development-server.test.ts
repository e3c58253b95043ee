// Fails when `npm run dev` opens the project's files to other pages, or ends at a mistake in a schema.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { developmentServer, printProblems } from './development-server.ts'

test('npm run dev runs no script of a form provider, and lets no other origin read the project', async () => {
  const server = createHttpServer()
  const vite = await createServer({
    configFile: false,
    plugins: [developmentServer()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  })
  server.on('request', vite.middlewares)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}/vite.config.ts`
  const { headers } = await fetch(address, { headers: { origin: 'http://localhost:9' } })
  expect(headers.get('content-security-policy')).toMatch(/^script-src 'self' 'unsafe-inline' http:\/\/localhost:\d+$/)
  expect(headers.get('access-control-allow-origin')).toBeNull()
  server.close()
  await vite.close()
})

test('npm run dev goes on when the code that reads the content fails', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mistake = new Error('a mistake in a schema')
  await printProblems(() => Promise.reject(mistake))
  expect(print).toHaveBeenCalledWith(mistake)
  print.mockRestore()
})
