// Fails when `npm run dev` opens the project's files to other pages, ends at a mistake in a schema, repeats a mistake
// in the content, or does not say that it is mended.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { readExamples } from '../app/site/read/examples.server.ts'
import { ContentError } from '../app/yaml/problems.ts'
import { developmentServer, problemPrinter } from './development-server.ts'

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

test('npm run dev prints a mistake once, says when it is mended, and goes on when code fails', async () => {
  const printed: unknown[] = []
  const print = (words: unknown) => void printed.push(words)
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')].map((spy) => spy.mockImplementation(print))
  const typo = new ContentError([{ file: 'a.yaml', line: 2, field: 'b', message: 'Write c.' }])
  const site = await readExamples().then((examples) => examples.site)
  const reads = [site, typo, typo, site, site, new Error('a mistake in a schema')]
  const printProblems = problemPrinter(() => {
    const read = reads.shift()
    return read instanceof Error ? Promise.reject(read) : Promise.resolve(read ?? site)
  })
  while (reads.length > 0) await printProblems()
  expect(printed).toEqual([
    typo.message,
    'The content has no problems any more.\n',
    expect.stringContaining('a mistake in a schema') as string,
  ])
  for (const spy of spies) spy.mockRestore()
})
