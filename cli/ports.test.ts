import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { anyFreePort, freePorts } from './ports.ts'

afterEach(() => vi.unstubAllEnvs())

/** What the command says with these ports. */
async function said(port: number | string, formsPort: number | string): Promise<string> {
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('FORMS_PORT', String(formsPort))
  return freePorts().then(
    (ports) => JSON.stringify(ports),
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

// Tried again: another program may take a port between its finding and its use.
test('two free ports are taken as they are', { retry: 3 }, async () => {
  const [port, formsPort] = [await anyFreePort(), await anyFreePort()]
  expect(await said(port, formsPort)).toBe(JSON.stringify({ port, formsPort }))
})

test('a busy port says which, and what to type', async () => {
  const server = createServer()
  const port = await anyFreePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  vi.stubEnv('npm_lifecycle_event', 'dev')
  expect(await said(port, await anyFreePort())).toBe(
    `CommandError: Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 100} npm run dev`,
  )
  expect(await said(await anyFreePort(), port)).toContain(`FORMS_PORT=${port + 100} npm run dev`)
  await new Promise((closed) => server.close(closed))
})

test('one port for both, and what is no port, are refused', async () => {
  expect(await said(4999, 4999)).toBe(
    'CommandError: PORT and FORMS_PORT are both 4999. The site and the form service need a port each.',
  )
  for (const port of ['abc', '0', '65536', '80.5'])
    expect(await said(port, 4999)).toBe(
      `CommandError: PORT is "${port}". Set it to a port from 1 to 65535, or leave it out for 3000.`,
    )
})
