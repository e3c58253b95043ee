// The local form service replaces the form provider on this machine. It has an origin of its own, as a provider has,
// and stores and sends nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clinic } from '../../app/content/schema/clinic.ts'
import { HUSH_SCRIPT } from '../../app/forms/providers.ts'
import { LOOPBACK } from '../server/server.ts'
import { answerTo } from './answer.ts'
import { readClinic } from './content.ts'
import { readQuestionnaires } from './questionnaires.ts'

export interface FormServiceOptions {
  /** 0 takes a free port. */
  port: number
  /** Address to listen on: this machine only when left out. */
  host?: string | undefined
  /** Origin of the site, the only one that may frame the forms. */
  siteOrigin: string
  /** The clinic whose forms these are. Default: content/clinic.yaml. */
  clinic?: Clinic
  /** For tests: the service delays the embed script, or answers it with an error status. */
  failures?: { delayScriptMs?: number; scriptStatus?: number }
}

export interface FormService {
  origin: string
  close: () => Promise<void>
}

/**
 * Starts the service. Rejects with the raw error when the port is busy (EADDRINUSE), and with ContentError when a
 * form key has no questionnaire.
 */
export async function startFormService({
  port,
  host = LOOPBACK,
  siteOrigin,
  clinic = readClinic(),
  failures = {},
}: FormServiceOptions): Promise<FormService> {
  const context = {
    clinic,
    siteOrigin,
    questionnaires: readQuestionnaires(clinic, siteOrigin),
    ...(failures.scriptStatus ? { scriptStatus: failures.scriptStatus } : {}),
  }
  const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
    const { status, headers, body } = answerTo(method, url, context)
    if (failures.delayScriptMs && url === HUSH_SCRIPT) await wait(failures.delayScriptMs)
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
