// Sends answers to the client.
import { open } from 'node:fs/promises'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './answer.ts'
import type { ServedBuild } from './build-watch.ts'
import type { FileCache } from './file-cache.ts'

/** Sends `answer`. Rejects with the raw error, and has sent nothing, when its file can't be read. */
export async function sendAnswer(
  { status, headers, file }: Answer,
  method: string,
  response: ServerResponse,
  cache: FileCache,
): Promise<void> {
  if (!file || method === 'HEAD') {
    response.writeHead(status, headers).end()
    return
  }
  const content = await cache.read(file.path, file.size)
  if (!content) return streamFile(status, headers, file, response)
  const body = file.range ? content.subarray(file.range.start, file.range.end + 1) : content
  response.writeHead(status, headers).end(body)
}

async function streamFile(
  status: number,
  headers: OutgoingHttpHeaders,
  { path, range }: NonNullable<Answer['file']>,
  response: ServerResponse,
): Promise<void> {
  const handle = await open(path)
  try {
    response.writeHead(status, headers)
    await pipeline(handle.createReadStream(range), response)
  } catch {
    // The visitor has left in the middle of the file.
    response.destroy()
  } finally {
    // The stream closes the handle too, except when the visitor left before it started. Closing twice does no harm.
    await handle.close()
  }
}

/** Sends the error page with status 500, or ends the connection when an answer has already begun. */
export function sendServerError(method: string, response: ServerResponse, { policy, files }: ServedBuild): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response
    .writeHead(500, {
      'Content-Type': policy.types['html'],
      'Content-Length': Buffer.byteLength(files.serverErrorHtml),
      'Cache-Control': policy.caching.other,
    })
    .end(method === 'HEAD' ? undefined : files.serverErrorHtml)
}
