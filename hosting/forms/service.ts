// The local form service: stands in for the form provider on this machine, at an origin of its own. It stores and sends nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clinic } from '../../app/content/clinic.ts'
import { HUSH_SCRIPT } from '../../app/forms/providers.ts'
import { answer } from './answer.ts'
import { readClinic } from './clinic.ts'
import { readQuestionnaires } from './questionnaires.ts'

export interface FormServiceOptions {
  /** 0 takes a free port. */
  port: number
  /** Origin of the site, the only one that may frame the forms. */
  siteOrigin: string
  /** Whose forms these are; content/clinic.yaml when left out. */
  clinic?: Clinic
  /** For tests: how the embed script misbehaves. */
  misbehave?: { delayScriptMs?: number; scriptStatus?: number }
}

export interface FormService {
  origin: string
  close: () => Promise<void>
}

/** Starts the service. Rejects with the raw error when the port is busy (EADDRINUSE), and with ContentError when a form key has no questionnaire. */
export async function startFormService({
  port,
  siteOrigin,
  clinic = readClinic(),
  misbehave = {},
}: FormServiceOptions): Promise<FormService> {
  const context = {
    clinic,
    siteOrigin,
    questionnaires: readQuestionnaires(clinic),
    ...(misbehave.scriptStatus ? { scriptStatus: misbehave.scriptStatus } : {}),
  }
  const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
    const { status, headers, body } = answer(method, url, context)
    if (misbehave.delayScriptMs && url === HUSH_SCRIPT) await pause(misbehave.delayScriptMs)
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((ready, broken) => server.once('error', broken).listen(port, ready))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
