// Prerenders a page whole: no streaming, so that the HTML holds no inline scripts for late chunks (brief: stack.md).
import { renderToReadableStream } from 'react-dom/server.edge'
import { ServerRouter, type EntryContext } from 'react-router'
import { canonicalPath } from './routes/paths.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Prerendering asks with a trailing slash, by which no link would know its own page.
  const { location } = context.staticHandlerContext
  location.pathname = canonicalPath(location.pathname)
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Infinity,
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
