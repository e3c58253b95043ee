// Replaces the host's analytics on this machine: serves the insights script and counts page views. It also keeps what
// pages report about their content policy.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { POLICY_REPORTS } from '../../app/paths.ts'
import { BoundedList } from './bounded-list.ts'
import { isFromThisSite, readJson } from './json-body.ts'

/** A counted page view. The counter stores nothing else about a visitor. */
export interface View {
  /** Path and query. */
  path: string
  /** ISO 8601, UTC. */
  time: string
}

const MAX_REPORT_BYTES = 1_024
const viewReport = z.object({ path: z.string().startsWith('/').max(800) })
/** It has no room for a query, and none for a path of another site. */
const policyReport = z.strictObject({
  page: z.string().regex(/^\/[a-z0-9/-]{0,100}$/),
  directive: z.string().regex(/^[a-z-]{1,40}$/),
  blocked: z.string().regex(/^(?:[a-z-]{1,30}|https?:\/\/[\w.:-]{1,100})$/),
})
export type PolicyReport = z.output<typeof policyReport>

export interface Insights {
  views: readonly View[]
  /** Answers a request to an insights path. False: the request is for something else, and has no answer yet. */
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * The counter for the script at `scriptPath`, such as `/insights/script.js`. The script posts views to
 * `/insights/view`; `/insights/views` lists them. POLICY_REPORTS takes reports of the content policy and lists them.
 */
export function insights(scriptPath: string): Insights {
  const views = new BoundedList<View>()
  const policyReports = new BoundedList<PolicyReport>()
  const script = readFileSync(new URL('./script.js', import.meta.url))
  const folder = scriptPath.slice(0, scriptPath.lastIndexOf('/'))
  const addView = ({ path }: z.output<typeof viewReport>) => views.add({ path, time: new Date().toISOString() })
  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    [`GET ${scriptPath}`]: (_, response) => send(response, 200, 'text/javascript; charset=utf-8', script),
    [`HEAD ${scriptPath}`]: (_, response) => send(response, 200, 'text/javascript; charset=utf-8', script),
    [`GET ${folder}/views`]: (_, response) => sendJson(response, views.entries),
    [`GET ${POLICY_REPORTS}`]: (_, response) => sendJson(response, policyReports.entries),
    [`POST ${folder}/view`]: (request, response) => void keep(request, response, viewReport, addView),
    [`POST ${POLICY_REPORTS}`]: (request, response) =>
      void keep(request, response, policyReport, (report) => policyReports.add(report)),
  }
  return {
    views: views.entries,
    answer(path, request, response) {
      const route = routes[`${request.method} ${path}`]
      if (!route) return false
      if (isFromThisSite(request)) route(request, response)
      else refuse(response, 403, 'Only pages of this site report here.')
      return true
    },
  }
}

async function keep<Report>(
  request: IncomingMessage,
  response: ServerResponse,
  schema: z.ZodType<Report>,
  add: (report: Report) => void,
): Promise<void> {
  const { success, data } = schema.safeParse(await readJson(request, MAX_REPORT_BYTES))
  if (!success) return refuse(response, 400, 'This is no report that this server knows.')
  add(data)
  response.writeHead(204).end()
}

/** The body of a refused request may stay unread, so the connection can't serve another request. */
function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Connection', 'close')
  send(response, status, 'text/plain; charset=utf-8', text)
}

function sendJson(response: ServerResponse, entries: readonly unknown[]): void {
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(entries))
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .end(body)
}
