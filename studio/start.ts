// Starts the development server with the studio.
import { createServer } from 'vite'
import { bundleClient } from './server/client-files.ts'
import { openStudio, type StudioOptions } from './server/studio.ts'
import { studioPlugin } from './plugin.ts'

export interface RunningStudio {
  /** Address of the studio. */
  url: string
  close: () => Promise<void>
}

/** Starts the studio on this machine only. `port` 0 takes any free port. */
export async function startStudio({ port, ...options }: StudioOptions & { port: number }): Promise<RunningStudio> {
  process.env['NODE_ENV'] = 'development'
  const [studio] = await Promise.all([openStudio(options), bundleClient()])
  const server = await createServer({
    configFile: 'vite.config.ts',
    // `npm run dev` may run beside it with other plugins.
    cacheDir: '.build/studio-vite',
    plugins: [studioPlugin(studio)],
    server: { host: '127.0.0.1', port, strictPort: true, cors: false, allowedHosts: [] },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${actual}/edit/`,
    close: async () => {
      await server.close()
      await studio.close()
    },
  }
}
