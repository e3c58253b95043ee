// Stands in for the host's analytics on this machine: serves a script, and accepts reports without saving them.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { POLICY_REPORTS } from '../../app/paths.ts'

const script = readFileSync(new URL('./script.js', import.meta.url))

/**
 * Answers a request for the script at `scriptPath`, or a report of a page view or of the Content-Security-Policy.
 * Returns whether it has answered.
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
