// Renders one document to HTML, for the build and for `npm run dev`.
import { renderToReadableStream } from 'react-dom/server.edge'
import { ServerRouter, type EntryContext } from 'react-router'
import { ClientFiles, clientFilesOf } from './shell/client-files.ts'

// The build sets what the loaders read (build/pages/render.ts).
export { sharedContext, siteContext } from './content/site-context.server.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const document = (
    <ClientFiles value={clientFilesOf(context.manifest)}>
      <ServerRouter context={context} url={request.url} />
    </ClientFiles>
  )
  // React sends the document in one chunk. Several chunks need inline scripts, which the content policy forbids.
  const stream = await renderToReadableStream(document, { progressiveChunkSize: Infinity })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
