// Stands in for the host's analytics on this machine: the script at the insights path, and a counter that keeps path and time only.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'

export interface View {
  path: string
  /** ISO 8601, UTC. */
  time: string
}

const MOST_VIEWS = 10_000
const MOST_BYTES = 4_096
const report = z.object({ path: z.string().startsWith('/').max(2_048) })

export interface Insights {
  views: readonly View[]
  /** Answers requests to the insights paths; false leaves the request to others. */
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
}

/** The counter behind `scriptPath` (`/insights/script.js`); views are posted to `view` beside it and listed at `views`. */
export function insights(scriptPath: string): Insights {
  const views: View[] = []
  const script = readFileSync(new URL('./script.js', import.meta.url))
  const folder = scriptPath.slice(0, scriptPath.lastIndexOf('/'))
  return {
    views,
    answer(path, request, response) {
      if (path === scriptPath && request.method === 'GET')
        send(response, 200, 'text/javascript; charset=utf-8', script)
      else if (path === `${folder}/views` && request.method === 'GET')
        send(response, 200, 'application/json', JSON.stringify(views))
      else if (path === `${folder}/view` && request.method === 'POST') void count(request, response, views)
      else return false
      return true
    },
  }
}

async function count(request: IncomingMessage, response: ServerResponse, views: View[]): Promise<void> {
  const body = await readBody(request)
  const read = report.safeParse(body)
  if (!read.success) return send(response, 400, 'text/plain; charset=utf-8', 'A view is reported as {"path": "/…"}.')
  views.push({ path: read.data.path, time: new Date().toISOString() })
  if (views.length > MOST_VIEWS) views.shift()
  response.writeHead(204).end()
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  try {
    for await (const part of request) {
      text += String(part)
      if (text.length > MOST_BYTES) return undefined
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
