// Starts the studio under /edit/, with the pages of the site beside it: for one person on this machine, or for many
// people who sign in.
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { BUILD_ENVIRONMENT, bundledSite } from './site/server.ts'
import { bundleClient } from './server/client-files.ts'
import { studioApp } from './server/answer.ts'
import { Desks } from './server/hosted/desks.ts'
import { door } from './server/hosted/door.ts'
import type { Settings } from './server/hosted/settings.ts'
import { StudioKey } from './server/key.ts'
import { LiveSite } from './server/live-site.ts'
import type { StudioEnv } from './server/studio-env.ts'
import { Studio, type StudioOptions } from './server/studio.ts'

/** How long an idle connection stays open: longer than a proxy uses one again (Caddy: two minutes). */
const KEPT_OPEN_MS = 150_000

interface Start extends StudioOptions {
  /** 0 for any free port. */
  port: number
  /** Called with the address of the studio, which works in one browser, and with another one once it was used. */
  onAddress: (address: string) => void
}

/** A function that ends the studio. */
type End = () => Promise<void>

/** Starts the studio on this machine only. */
export async function startStudio({ port, onAddress, ...options }: Start): Promise<End> {
  const studio = new Studio(options)
  const tellAddress = () => {
    const { port: own } = server.address() as AddressInfo
    // Not localhost: browsers send its cookies to whatever runs there, such as a form service.
    onAddress(`http://127.0.0.1:${own}/edit/?code=${key.code}`)
  }
  const key = new StudioKey(options.draftsFolder, tellAddress)
  const { server, end } = await serve(key.admitTo(studio), studio.live, port, '127.0.0.1')
  // The first check loads the dictionary. Run it now, so that staff don't wait for it.
  studio.problems()
  tellAddress()
  return end
}

/** Starts the studio for people who sign in. A proxy in front of it speaks TLS. */
export async function startHostedStudio(settings: Settings, port: number): Promise<End> {
  const desks = await Desks.open(settings)
  const live = new LiveSite('.')
  live.show([])
  const look = { clinic: live.shared('clinic')?.name, palette: live.shared('brand')?.palette }
  const admit = door(settings, join(settings.STUDIO_DATA, 'ended-sessions'), desks, look)
  const { end } = await serve(admit, live, port, '0.0.0.0')
  return async () => {
    void desks.close()
    await end()
  }
}

/** Serves the studio to those whom `admit` lets in. The code of the site is for the form provider of `live`. */
async function serve(admit: Hono<StudioEnv>, live: LiveSite, port: number, host: string) {
  Object.assign(process.env, BUILD_ENVIRONMENT)
  const clientFolder = await bundleClient()
  const code = await bundledSite(live.shared('clinic')?.forms.provider ?? '')
  const server = createAdaptorServer({ fetch: studioApp({ admit, code, clientFolder }).fetch }) as Server
  server.keepAliveTimeout = KEPT_OPEN_MS
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const end = async () => {
    rmSync(clientFolder, { recursive: true })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { server, end }
}
