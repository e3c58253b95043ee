// Replaces the host's analytics on this machine: serves the insights script and counts page views.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'

/** A counted page view. The counter stores nothing else about a visitor. */
export interface View {
  /** Path and query. */
  path: string
  /** ISO 8601, UTC. */
  time: string
}

const MAX_VIEWS = 10_000
const MAX_REPORT_BYTES = 4_096
const report = z.object({ path: z.string().startsWith('/').max(2_048) })

export interface Insights {
  views: readonly View[]
  /** Answers a request to an insights path. False: the request is for something else, and has no answer yet. */
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * The counter for the script at `scriptPath`, such as `/insights/script.js`. The script posts views to
 * `/insights/view`; `/insights/views` lists them.
 */
export function insights(scriptPath: string): Insights {
  const views: View[] = []
  const script = readFileSync(new URL('./script.js', import.meta.url))
  const folder = scriptPath.slice(0, scriptPath.lastIndexOf('/'))
  return {
    views,
    answer(path, request, response) {
      const isGet = request.method === 'GET'
      if (isGet && path === scriptPath) {
        send(response, 200, 'text/javascript; charset=utf-8', script)
        return true
      }
      if (isGet && path === `${folder}/views`) {
        send(response, 200, 'application/json', JSON.stringify(views))
        return true
      }
      if (request.method === 'POST' && path === `${folder}/view`) {
        void countView(request, response, views)
        return true
      }
      return false
    },
  }
}

async function countView(request: IncomingMessage, response: ServerResponse, views: View[]): Promise<void> {
  const { success, data } = report.safeParse(await readJson(request))
  if (!success) {
    // The rest of a body that is too large stays unread, so the connection can't serve another request.
    response.setHeader('Connection', 'close')
    send(response, 400, 'text/plain; charset=utf-8', 'Report a view as {"path": "/…"}.')
    return
  }
  views.push({ path: data.path, time: new Date().toISOString() })
  if (views.length > MAX_VIEWS) views.shift()
  response.writeHead(204).end()
}

/** The request's body; undefined when it is too large or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  try {
    for await (const part of request) {
      text += String(part)
      if (text.length > MAX_REPORT_BYTES) return undefined
    }
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .end(body)
}
