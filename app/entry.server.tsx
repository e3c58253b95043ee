// Renders one document to HTML, for the build and for `npm run dev`.
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { ContentError } from './yaml/problems.ts'
import { ClientFiles, clientFilesOf } from './shell/client-files.ts'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  // No part of a page waits for data, so nothing needs a stream.
  const html = renderToString(
    <ClientFiles value={clientFilesOf(context.manifest)}>
      <ServerRouter context={context} url={request.url} />
    </ClientFiles>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** Logs an error of a page. pipeline/development-server.ts has already printed the problems of the content. */
export function handleError(error: unknown): void {
  if (!(error instanceof ContentError)) console.error(error)
}
