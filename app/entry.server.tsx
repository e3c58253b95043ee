// Prerenders a page whole: no streaming, so that the HTML holds no inline scripts for late chunks (brief: stack.md).
import { renderToReadableStream } from 'react-dom/server.edge'
import { ServerRouter, type EntryContext } from 'react-router'

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, { progressiveChunkSize: Infinity })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
