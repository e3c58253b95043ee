// Serves the built site on this machine as a host does, by the HTTP policy.
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { insights, type Insights, type View } from '../insights/insights.ts'
import type { HttpPolicy } from '../policy/http-policy.ts'
import { answerTo, parseAddress } from './answer.ts'
import { watchBuild, type ServedBuild } from './build-watch.ts'
import { boundConnections } from './connections.ts'
import { sendAnswer, sendServerError } from './send.ts'

interface SiteServerOptions {
  /** Folder of the built site. */
  root: string
  /** JSON file with what a host must know about the site (Hosting in hosting/policy/http-policy.ts). */
  hostingFile: string
  /** 0 takes a free port. */
  port: number
  /** In place of the policy's limits. */
  limits?: HttpPolicy['limits']
  /** Address to listen on: this machine only when left out, `0.0.0.0` for the whole network. */
  host?: string | undefined
}

export interface SiteServer {
  origin: string
  /** Page views counted so far. */
  views: readonly View[]
  close: () => Promise<void>
}

/** The address of this machine that no other machine reaches. */
const LOOPBACK = '127.0.0.1'
/** Most connections at once. Visitors on one machine never need so many. */
const MAX_CONNECTIONS = 1_000
/** A connection without progress is closed after this time, in ms. */
const IDLE_SOCKET_MS = 30_000
/** A build replaces the old folder by renaming two folders, which takes less than this. In ms. */
const BUILD_SWAP_MS = 100

/** Starts the server. Rejects with the raw error when the port is busy (EADDRINUSE) or `root` has no site. */
export async function startSiteServer({
  root,
  hostingFile,
  port,
  host = LOOPBACK,
  limits,
}: SiteServerOptions): Promise<SiteServer> {
  const currentBuild = watchBuild(root, hostingFile)
  const { policy } = currentBuild()
  const counter = insights(policy.insights)
  const server = createServer(
    serverLimits(limits ?? policy.limits),
    (request, response) => void respond(request, response, currentBuild, counter),
  )
  boundConnections(server, MAX_CONNECTIONS)
  server.setTimeout(IDLE_SOCKET_MS)
  await listen(server, port, host)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    views: counter.views,
    close: () => close(server),
  }
}

/** Answers one request. It never rejects. */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  currentBuild: () => ServedBuild,
  counter: Insights,
): Promise<void> {
  const { method = 'GET', headers, url } = request
  const build = currentBuild()
  response.setHeaders(new Map(Object.entries(build.policy.headers)))
  if (hostHeaders(request) > 1) {
    // Two names for one site can mislead a cache in front of the server.
    response.writeHead(400, { Connection: 'close' }).end()
    return
  }
  try {
    const address = parseAddress(url)
    if (address && counter.answer(address.path, request, response)) return
    const answerFrom = (served: ServedBuild) =>
      sendAnswer(answerTo({ method, headers, address }, served), method, response, served.cache)
    // The file may be missing because a new build has just replaced the folder. Try once more with the new build.
    await answerFrom(build).catch(async () => {
      await wait(BUILD_SWAP_MS)
      await answerFrom(currentBuild())
    })
  } catch {
    sendServerError(method, response, build)
  }
}

function hostHeaders({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

function serverLimits({ headerBytes, headerSeconds, keepAliveSeconds }: HttpPolicy['limits']): ServerOptions {
  const headersTimeout = headerSeconds * 1000
  return {
    maxHeaderSize: headerBytes,
    headersTimeout,
    requestTimeout: headersTimeout,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: keepAliveSeconds * 1000,
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
