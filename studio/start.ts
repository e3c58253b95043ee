// Starts the studio under /edit/, with the pages of the site beside it.
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { BUILD_ENVIRONMENT } from '../pipeline/bundle.ts'
import { bundleClient } from './server/client-files.ts'
import { studioApp } from './server/answer.ts'
import { StudioKey } from './server/key.ts'
import { bundledSite } from './server/site-pages.ts'
import { Studio, type StudioOptions } from './server/studio.ts'

interface Start extends StudioOptions {
  /** 0 for any free port. */
  port: number
  /** Called with the address of the studio, which works in one browser, and with another one once it was used. */
  onAddress: (address: string) => void
}

/** Starts the studio on this machine only. Returns a function that ends it. */
export async function startStudio({ port, onAddress, ...options }: Start): Promise<() => Promise<void>> {
  Object.assign(process.env, BUILD_ENVIRONMENT)
  const studio = new Studio(options)
  const clientFolder = await bundleClient()
  const code = await bundledSite(studio.live.shared('clinic')?.forms.provider ?? '')
  const tellAddress = () => {
    const { port: own } = server.address() as AddressInfo
    // Not localhost: browsers send its cookies to whatever runs there, such as a form service.
    onAddress(`http://127.0.0.1:${own}/edit/?code=${key.code}`)
  }
  const key = new StudioKey(options.draftsFolder, tellAddress)
  const { fetch } = studioApp({ admit: key.admitTo(studio), code, clientFolder })
  const server = createAdaptorServer({ fetch }) as Server
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  // The first check loads the dictionary. Run it now, so that staff don't wait for it.
  studio.problems()
  tellAddress()
  return async () => {
    rmSync(clientFolder, { recursive: true })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
