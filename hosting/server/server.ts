// Serves the built site on this machine as a host would, by the HTTP policy: clean addresses, 308 for former paths, a real 404, compressed variants.
import { readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { httpPolicy, type HttpPolicy } from '../policy/http-policy.ts'
import { insights, type View } from '../insights/insights.ts'
import { answerTo, readAddress, type Answer } from './answer.ts'
import { listFiles } from './files.ts'
import { KeptFiles } from './kept-files.ts'

interface SiteServerOptions {
  /** Folder of the built site. A new build that takes its place is served from the next request on. */
  root: string
  /** File with what a host must know beside the files. */
  hostingFile: string
  /** 0 takes a free port. */
  port: number
}

export interface SiteServer {
  origin: string
  /** Page views counted so far: path and time, nothing else. */
  views: readonly View[]
  close: () => Promise<void>
}

/** Sockets at once, and how long one may stand still, in ms: what one machine's visitors never reach. */
const MOST_SOCKETS = 1_000
const STILL_MS = 30_000
/** A build takes the old one's place by two renames; a file that is missing between them is there after this, in ms. */
const SWAP_MS = 100

const hostingSchema = z.object({ formerPaths: z.record(z.string(), z.string()), insights: z.string() })

/** Starts the server. Rejects with the raw error when the port is busy (EADDRINUSE) or there is no site in `root`. */
export async function startSiteServer({ root, hostingFile, port }: SiteServerOptions): Promise<SiteServer> {
  const load = () => {
    const policy = httpPolicy(hostingSchema.parse(JSON.parse(readFileSync(hostingFile, 'utf8'))))
    return { build: statSync(root).ino, policy, files: listFiles(root, policy), kept: new KeptFiles() }
  }
  let site = load()
  const counter = insights(site.policy.insights)

  const current = (): typeof site => {
    try {
      // Without waiting: a thread for each request would cost more than the look.
      if (statSync(root).ino !== site.build) site = load()
    } catch {
      // Between two builds the old list stands.
    }
    return site
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(site.policy.headers)) response.setHeader(name, value)
    const address = readAddress(request.url)
    if (address && counter.answer(address.path, request, response)) return
    const { method = 'GET', headers } = request
    const sendAnswer = async () => {
      const served = current()
      return send(answerTo({ method, headers, address }, served), method, response, served.kept)
    }
    if (await sendAnswer()) return
    await wait(SWAP_MS)
    if (!(await sendAnswer())) response.writeHead(404).end()
  }
  const server = createServer(
    limitsOf(site.policy),
    (request, response) => void respond(request, response).catch(() => response.destroy()),
  )
  server.maxConnections = MOST_SOCKETS
  server.setTimeout(STILL_MS)
  await new Promise<void>((ready, broken) => server.once('error', broken).listen(port, ready))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    views: counter.views,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function limitsOf({ limits: { headerBytes, headerSeconds, keepAliveSeconds } }: HttpPolicy) {
  const headersTimeout = headerSeconds * 1000
  return {
    maxHeaderSize: headerBytes,
    headersTimeout,
    requestTimeout: headersTimeout,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: keepAliveSeconds * 1000,
  }
}

/** Sends an answer; false, with nothing sent, when its file is gone. */
async function send(
  { status, headers, file }: Answer,
  method: string,
  response: ServerResponse,
  kept: KeptFiles,
): Promise<boolean> {
  if (!file || method === 'HEAD') {
    response.writeHead(status, headers).end()
    return true
  }
  const content = await kept.contentOf(file.path, file.size).catch(() => false as const)
  if (content === false) return false
  if (content) {
    response
      .writeHead(status, headers)
      .end(file.part ? content.subarray(file.part.start, file.part.end + 1) : content)
    return true
  }
  const handle = await open(file.path).catch(() => undefined)
  if (!handle) return false
  try {
    response.writeHead(status, headers)
    await pipeline(handle.createReadStream(file.part), response)
  } catch {
    // A visitor who leaves in the middle is no error.
    response.destroy()
  } finally {
    // The stream closes the handle too, but not when the visitor was gone before it began; a second close does nothing.
    await handle.close()
  }
  return true
}
