// Answers every request under /edit/: the studio's document and files, its preview, and its API.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { usedIcons } from '../../app/content/view/shared-content.server.ts'
import { answerApi } from './answer.ts'
import { type ClientFile, PREVIEW_POLICY, STUDIO_DOCUMENT, STUDIO_POLICY } from './client-files.ts'
import { guard } from './guard.ts'
import type { RenderPage } from './preview.ts'
import { Refused } from './refused.ts'
import { send, sendError } from './send.ts'
import type { Studio } from './studio.ts'

const HTML = 'text/html; charset=utf-8'

/** A function that answers requests. `url` is without /edit, as a middleware mounted there gets it. */
export function studioHandler(
  studio: Studio,
  render: RenderPage,
  clientFiles: ReadonlyMap<string, ClientFile>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      guard(request)
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname.startsWith('/api/'))
        return await answerApi(studio, pathname.slice('/api/'.length), request, response)
      if (request.method === 'POST') throw new Refused(405, 'Only the actions under /edit/api/ accept POST.')
      if (pathname === '/preview') return await sendPreview(studio, render, searchParams.get('path') ?? '/', response)
      if (pathname === '/' || pathname === '/index.html')
        return send(response, 200, HTML, STUDIO_DOCUMENT, { 'content-security-policy': STUDIO_POLICY })
      const file = clientFiles.get(pathname.slice(1))
      if (!file) throw new Refused(404, 'The studio has no such file.')
      send(response, 200, file.type, file.body)
    } catch (error) {
      sendError(response, error)
    }
  }
}

async function sendPreview(
  studio: Studio,
  render: RenderPage,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const site = studio.live.site()
  const icons = usedIcons(site)
  const sprite = `/edit/api/icons?name=${icons.join('+')}`
  const { html, status } = await render(site, path, sprite)
  send(response, status, HTML, html, { 'content-security-policy': PREVIEW_POLICY })
}
