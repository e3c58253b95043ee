// Ports of the site and the form service: read from the environment, and checked before a command starts its work.
import { createServer, type AddressInfo } from 'node:net'
import { CommandError } from './steps.ts'

export interface Ports {
  /** Of the site. */
  port: number
  /** Of the form service. */
  formsPort: number
}

/**
 * The ports in PORT and FORMS_PORT, or the default ones. Throws CommandError with what to do when one is not a port,
 * both are the same, or another program uses one.
 */
export async function portsFromEnvironment(defaults: Ports): Promise<Ports> {
  const port = portFrom('PORT', defaults.port)
  const formsPort = portFrom('FORMS_PORT', defaults.formsPort)
  if (port === formsPort)
    throw new CommandError(`PORT and FORMS_PORT are both ${port}. The site and the form service need a port each.`)
  await checkPortIsFree(port, 'PORT')
  await checkPortIsFree(formsPort, 'FORMS_PORT')
  return { port, formsPort }
}

/** The port in PORT, or `fallback`. Throws CommandError like `portsFromEnvironment`. */
export async function portFromEnvironment(fallback: number): Promise<number> {
  const port = portFrom('PORT', fallback)
  await checkPortIsFree(port, 'PORT')
  return port
}

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

async function checkPortIsFree(port: number, variable: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CommandError(portMessage(error, port, variable))),
    )
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

function portMessage(error: NodeJS.ErrnoException, port: number, variable: string): string {
  const script = process.env['npm_lifecycle_event']
  const command = script === 'dev' || script === 'edit' ? `npm run ${script}` : 'npm start'
  const withPort = (other: number) => `${variable}=${other} ${command}`
  if (error.code === 'EADDRINUSE')
    return (
      `Port ${port} is in use by another program. ` +
      `Stop that program, or choose another port: ${withPort(port + 100)}`
    )
  if (error.code === 'EACCES')
    return `This user may not use port ${port}. Choose one above 1023: ${withPort(port + 3000)}`
  return `Port ${port} can't be used: ${error.message}`
}

/** A port that no program uses now. */
export async function anyFreePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
