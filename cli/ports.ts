// Reads the ports of the site and the demonstration provider from the environment, and checks that they are free.
import getPort from 'get-port'
import { CommandError } from './command-error.ts'

export interface Ports {
  /** Of the site. */
  port: number
  /** Of the demonstration provider. */
  formsPort: number
}

/**
 * The ports in PORT and FORMS_PORT, or the default ones. Throws CommandError, which says what to type, when one can't
 * be used.
 */
export async function portsFromEnvironment(defaults: Ports): Promise<Ports> {
  const port = portIn('PORT', defaults.port)
  const formsPort = portIn('FORMS_PORT', defaults.formsPort)
  if (port === formsPort)
    throw new CommandError(
      `PORT and FORMS_PORT are both ${port}. The site and the demonstration provider need different ports.`,
    )
  await checkIsFree(port, 'PORT')
  await checkIsFree(formsPort, 'FORMS_PORT')
  return { port, formsPort }
}

/** The port in this variable, or `fallback`. Throws like `portsFromEnvironment`. */
export async function portFromEnvironment(variable: 'PORT' | 'FORMS_PORT', fallback: number): Promise<number> {
  const port = portIn(variable, fallback)
  await checkIsFree(port, variable)
  return port
}

function portIn(variable: string, fallback: number): number {
  const value = process.env[variable] ?? ''
  const port = value === '' ? fallback : Number(value)
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port
  throw new CommandError(
    `${variable} is "${value}". Set it to a port from 1 to 65535, or leave it out for ${fallback}.`,
  )
}

async function checkIsFree(port: number, variable: string): Promise<void> {
  // getPort returns another port when this one is in use, or reserved for root.
  if ((await getPort({ port })) === port) return
  const script = process.env['npm_lifecycle_event'] ?? 'start'
  const other = port < 1024 ? port + 3000 : port + 100
  throw new CommandError(
    `Port ${port} is in use by another program${port < 1024 ? ', or only root may use it' : ''}. ` +
      `Stop that program, or choose another port: ${variable}=${other} npm run ${script}`,
  )
}
