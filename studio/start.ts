// Starts the studio under /edit/, with the pages of the site beside it.
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BUILD_ENVIRONMENT } from '../build/bundle.ts'
import { bundleClient } from './server/client-files.ts'
import { studioHandler } from './server/answer.ts'
import { bundledSite } from './server/site-pages.ts'
import { Studio, type StudioOptions } from './server/studio.ts'

/** Starts the studio on this machine only; with `port` 0, on any free port. */
export async function startStudio({ port, ...options }: StudioOptions & { port: number }) {
  Object.assign(process.env, BUILD_ENVIRONMENT)
  const studio = new Studio(options)
  const clientFolder = await bundleClient()
  const code = await bundledSite(studio.live.shared('clinic')?.forms.provider ?? '')
  const answer = studioHandler(studio, code, clientFolder)
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  // The first check loads the dictionary. Run it now, so that staff don't wait for it.
  studio.problems()
  return {
    /** Address of the studio. */
    url: `http://localhost:${(server.address() as AddressInfo).port}/edit/`,
    close: async () => {
      studio.close()
      rmSync(clientFolder, { recursive: true })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
