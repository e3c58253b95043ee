// Answers every request: the studio under /edit/, and the site at its own addresses.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerApi } from './answer.ts'
import { type ClientFile, STUDIO_DOCUMENT, STUDIO_POLICY } from './client-files.ts'
import { guard } from './guard.ts'
import { Refused } from './refused.ts'
import { HTML, send, sendError } from './send.ts'
import { sendFromSite, sendPreview, type SiteCode } from './site-pages.ts'
import type { Studio } from './studio.ts'

/** A function that answers the requests of browsers on this machine. */
export function studioHandler(
  studio: Studio,
  code: SiteCode,
  clientFiles: ReadonlyMap<string, ClientFile>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    guard(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, part] = /^\/edit\/(.*)/.exec(pathname) ?? []
    if (part?.startsWith('api/')) return answerApi(studio, part.slice('api/'.length), request, response)
    if (request.method === 'POST') throw new Refused(405, 'Only the actions under /edit/api/ accept POST.')
    if (part === undefined) return sendFromSite(studio, code, request, response)
    if (part === 'preview') return sendPreview(studio, code, searchParams.get('path') ?? '/', response)
    if (part === '') return send(response, 200, HTML, STUDIO_DOCUMENT, { 'content-security-policy': STUDIO_POLICY })
    const file = clientFiles.get(part)
    if (!file) throw new Refused(404, 'The studio has no such file.')
    send(response, 200, file.type, file.body)
  }
  return (request, response) => answer(request, response).catch((error: unknown) => sendError(response, error))
}
