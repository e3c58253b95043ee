// Starts the development server with the studio.
import { createServer, loadConfigFromFile, type PluginOption } from 'vite'
import { bundleClient } from './server/client-files.ts'
import { openStudio, type StudioOptions } from './server/studio.ts'
import { studioPlugin } from './plugin.ts'

export interface RunningStudio {
  /** Address of the studio. */
  url: string
  close: () => Promise<void>
}

/** These reload every page after a change of the content. The studio updates its preview itself. */
const NOT_WHILE_EDITING = new Set(['clinic-content-reload', 'clinic-insights'])

/** Starts the studio on this machine only. `port` 0 takes any free port. */
export async function startStudio({ port, ...options }: StudioOptions & { port: number }): Promise<RunningStudio> {
  process.env['NODE_ENV'] = 'development'
  const [studio, loaded] = await Promise.all([
    openStudio(options),
    loadConfigFromFile({ command: 'serve', mode: 'development' }),
    bundleClient(),
  ])
  const { plugins = [], ...config } = loaded?.config ?? {}
  const server = await createServer({
    ...config,
    configFile: false,
    plugins: [studioPlugin(studio), withoutReload(plugins)],
    server: { ...config.server, host: '127.0.0.1', port, strictPort: true, cors: false, allowedHosts: [] },
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

function withoutReload(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map((plugin): PluginOption => {
    if (Array.isArray(plugin)) return withoutReload(plugin)
    return plugin && 'name' in plugin && NOT_WHILE_EDITING.has(plugin.name) ? false : plugin
  })
}
