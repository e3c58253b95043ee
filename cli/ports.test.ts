// Fails when a command starts on a port that is in use, or does not say how to choose another.
import { createServer } from 'node:net'
import getPort, { clearLockedPorts } from 'get-port'
import { afterEach, expect, test, vi } from 'vitest'
import { portFromEnvironment, portsFromEnvironment } from './ports.ts'

const defaults = { port: 3000, formsPort: 3001 }
afterEach(() => vi.unstubAllEnvs())

/** What a command gets, or the message that it prints, for these values of PORT and FORMS_PORT. */
async function portsOrMessage(port: number | string, formsPort: number | string): Promise<unknown> {
  // getPort does not return the same port twice within a few seconds.
  clearLockedPorts()
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('FORMS_PORT', String(formsPort))
  return portsFromEnvironment(defaults).catch((error: Error) => `${error.name}: ${error.message}`)
}

test('a command uses the two ports in the environment when both are free', async () => {
  const [port, formsPort] = [await getPort(), await getPort()]
  expect(await portsOrMessage(port, formsPort)).toEqual({ port, formsPort })
})

test('a port in use is an error that says what to type', async () => {
  const [busy, free] = [await getPort(), await getPort()]
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(busy, resolve))
  vi.stubEnv('npm_lifecycle_event', 'start')
  expect(await portsOrMessage(busy, free)).toBe(
    `CommandError: Port ${busy} is in use by another program. ` +
      `Stop that program, or choose another port: PORT=${busy + 100} npm run start`,
  )
  vi.stubEnv('npm_lifecycle_event', 'dev')
  expect(await portsOrMessage(free, busy)).toContain(`FORMS_PORT=${busy + 100} npm run dev`)
  vi.stubEnv('npm_lifecycle_event', 'edit')
  vi.stubEnv('PORT', String(free))
  clearLockedPorts()
  expect(await portFromEnvironment('PORT', free), 'The studio needs one port only').toBe(free)
  vi.stubEnv('npm_lifecycle_event', 'test')
  vi.stubEnv('FORMS_PORT', String(busy))
  await expect(portFromEnvironment('FORMS_PORT', free), 'Tests need that of the forms').rejects.toThrow(
    'npm run test',
  )
  server.close()
})

test('one port for both servers is an error', async () => {
  const port = await getPort()
  expect(await portsOrMessage(port, port)).toBe(
    `CommandError: PORT and FORMS_PORT are both ${port}. ` +
      `The site and the demonstration provider need different ports.`,
  )
})

test.each(['abc', '0', '65536', '80.5'])('PORT=%s is an error', async (port) => {
  expect(await portsOrMessage(port, 4999)).toBe(
    `CommandError: PORT is "${port}". Set it to a port from 1 to 65535, or leave it out for 3000.`,
  )
})
