import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { portFromEnvironment, portsFromEnvironment } from './ports.ts'

const defaults = { port: 3000, formsPort: 3001 }
afterEach(() => vi.unstubAllEnvs())

/** A server on `port` (0: any free one), which keeps the port in use until it is closed. */
async function listenOn(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Two ports that were free a moment ago. */
async function twoFreePorts(): Promise<[number, number]> {
  const [first, second] = [await listenOn(0), await listenOn(0)]
  await Promise.all([first.close(), second.close()])
  return [first.port, second.port]
}

/** The error message for these values of PORT and FORMS_PORT. */
async function messageFor(port: number | string, formsPort: number | string): Promise<string> {
  setPorts(port, formsPort)
  return portsFromEnvironment(defaults).then(
    () => 'no error',
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

function setPorts(port: number | string, formsPort: number | string): void {
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('FORMS_PORT', String(formsPort))
}

test('a command uses the two ports in the environment when both are free', async () => {
  const [port, formsPort] = await twoFreePorts()
  setPorts(port, formsPort)
  expect(await portsFromEnvironment(defaults)).toEqual({ port, formsPort })
})

test('a port in use is an error that says what to type', async () => {
  const busy = await listenOn(0)
  const [free] = await twoFreePorts()
  vi.stubEnv('npm_lifecycle_event', 'dev')
  expect(await messageFor(busy.port, free)).toBe(
    `CommandError: Port ${busy.port} is in use by another program. ` +
      `Stop that program, or choose another port: PORT=${busy.port + 100} npm run dev`,
  )
  expect(await messageFor(free, busy.port)).toContain(`FORMS_PORT=${busy.port + 100} npm run dev`)
  await busy.close()
})

test('the studio needs one port only: the site and its forms may run at the same time', async () => {
  const forms = await listenOn(0)
  const [free] = await twoFreePorts()
  setPorts(free, forms.port)
  vi.stubEnv('npm_lifecycle_event', 'edit')
  expect(await portFromEnvironment(3000)).toBe(free)
  vi.stubEnv('PORT', String(forms.port))
  await expect(portFromEnvironment(3000)).rejects.toThrow(`PORT=${forms.port + 100} npm run edit`)
  await forms.close()
})

test('one port for both servers is an error', async () => {
  expect(await messageFor(4999, 4999)).toBe(
    'CommandError: PORT and FORMS_PORT are both 4999. The site and the form service need a port each.',
  )
})

test.each(['abc', '0', '65536', '80.5'])('PORT=%s is an error', async (port) => {
  expect(await messageFor(port, 4999)).toBe(
    `CommandError: PORT is "${port}". Set it to a port from 1 to 65535, or leave it out for 3000.`,
  )
})
