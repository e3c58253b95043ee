// The site for a browser without scripts: the same pages, with a policy that refuses every script.
import { createServer, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { listen, type Listening } from '../../hosting/listen.ts'
import { SITE_DIR } from '../../pipeline/output/folders.ts'

/** Serves the built site without scripts. */
export function serveWithoutScripts(): Promise<Listening> {
  const setHeaders = (response: ServerResponse) => {
    response.setHeader('Content-Security-Policy', "script-src 'none'")
  }
  const serve = sirv(SITE_DIR, { extensions: ['html'], setHeaders })
  return listen(
    createServer((request, response) => serve(request, response)),
    0,
  )
}
