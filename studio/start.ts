// Starts the development server with the studio under /edit/.
import { createServer, type Plugin } from 'vite'
import { bundleClient } from './server/client-files.ts'
import { studioHandler } from './server/handler.ts'
import { mediaFallback } from './server/pictures.ts'
import { formerAddresses, pageRenderer } from './server/preview.ts'
import { Studio, type StudioOptions } from './server/studio.ts'

export interface RunningStudio {
  /** Address of the studio. */
  url: string
  close: () => Promise<void>
}

/** Starts the studio on this machine only; with `port` 0, on any free port. */
export async function startStudio({ port, ...options }: StudioOptions & { port: number }): Promise<RunningStudio> {
  process.env['NODE_ENV'] = 'development'
  const studio = new Studio(options)
  const clientFiles = await bundleClient()
  const plugin: Plugin = {
    name: 'clinic-studio',
    configureServer(server) {
      const answer = studioHandler(studio, pageRenderer(server), clientFiles)
      server.middlewares.use('/edit', (request, response) => void answer(request, response))
      server.middlewares.use('/media', mediaFallback(studio))
      server.middlewares.use(formerAddresses(studio.live))
    },
  }
  const server = await createServer({
    configFile: 'vite.config.ts',
    // Leaves out what `npm run dev` adds (vite.config.ts).
    mode: 'studio',
    // `npm run dev` may run beside it with other plugins.
    cacheDir: '.build/studio-vite',
    plugins: [plugin],
    // Pages have none of their scripts here.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port, strictPort: true, cors: false, allowedHosts: [] },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const url = `http://localhost:${actual}/edit/`
  // The first check reads the dictionary, and the first preview loads every module of the site: before staff wait.
  studio.problems()
  await fetch(new URL('preview', url)).then(async (response) => response.text())
  return {
    url,
    close: async () => {
      await server.close()
      studio.close()
    },
  }
}
