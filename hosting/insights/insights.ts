// Stands in on this machine for the host's counter of page views: serves its script, and answers what pages report
// with nothing.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { POLICY_REPORTS } from '../../app/paths.ts'

const script = readFileSync(new URL('./script.js', import.meta.url))

/**
 * Answers a request for the script at `scriptPath`, or a report of a page view or of the content policy.
 * Returns false for every other request, which has no answer yet.
 */
export function answerInsights(path: string, method: string, response: ServerResponse, scriptPath: string): boolean {
  const reports = [scriptPath.replace(/[^/]*$/, 'view'), POLICY_REPORTS]
  if (method === 'POST' && reports.includes(path)) response.writeHead(204).end()
  else if (method === 'GET' && path === scriptPath)
    response
      .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(script)
  else return false
  return true
}
