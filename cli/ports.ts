// Ports from the environment, checked before anything long begins.
import { createServer, type AddressInfo } from 'node:net'
import { LOCAL_FORMS_PORT } from '../app/forms/origins.ts'
import { CommandError } from './steps.ts'

/** Port named by the environment variable, or `fallback`. Throws CommandError for anything but 1 to 65535. */
function portFrom(variable: string, fallback: number): number {
  const value = process.env[variable]
  if (value === undefined || value === '') return fallback
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new CommandError(
      `${variable} is "${value}". Set it to a port from 1 to 65535, or leave it out for ${fallback}.`,
    )
  return port
}

/** The site's port and the form service's, from PORT and FORMS_PORT. Throws CommandError unless they are two, and both free. */
export async function freePorts(): Promise<{ port: number; formsPort: number }> {
  const port = portFrom('PORT', 3000)
  const formsPort = portFrom('FORMS_PORT', LOCAL_FORMS_PORT)
  if (port === formsPort)
    throw new CommandError(`PORT and FORMS_PORT are both ${port}. The site and the form service need a port each.`)
  await freePort(port, 'PORT')
  await freePort(formsPort, 'FORMS_PORT')
  return { port, formsPort }
}

/** Throws CommandError with what to do when `port` can't be listened on. */
async function freePort(port: number, variable: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((free, busy) => {
    probe.once('error', (error: NodeJS.ErrnoException) => busy(new CommandError(portMessage(error, port, variable))))
    probe.listen(port, () => probe.close(() => free()))
  })
}

/** A port that nothing listens on just now. */
export async function anyFreePort(): Promise<number> {
  const probe = createServer()
  return new Promise((found, broken) => {
    probe.once('error', broken)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

function portMessage(error: NodeJS.ErrnoException, port: number, variable: string): string {
  const command = process.env['npm_lifecycle_event'] === 'dev' ? 'npm run dev' : 'npm start'
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port: ${variable}=${port + 100} ${command}`
  if (error.code === 'EACCES')
    return `Port ${port} needs rights that this user does not have. Choose one above 1023: ${variable}=${port + 3000} ${command}`
  return `Port ${port} can't be used: ${error.message}`
}
