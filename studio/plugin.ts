// Vite plugin of `npm run edit`: the studio under /edit/ of the development server.
import type { Plugin } from 'vite'
import type { ClientFile } from './server/client-files.ts'
import { mediaFallback } from './server/media-fallback.ts'
import { studioHandler } from './server/handler.ts'
import { pageRenderer } from './server/preview.ts'
import type { Studio } from './server/studio.ts'

export function studioPlugin(studio: Studio, clientFiles: ReadonlyMap<string, ClientFile>): Plugin {
  return {
    name: 'clinic-studio',
    apply: 'serve',
    configureServer(server) {
      const answer = studioHandler(studio, pageRenderer(server), clientFiles)
      server.middlewares.use('/edit', (request, response) => void answer(request, response))
      server.middlewares.use('/media', mediaFallback(studio))
    },
  }
}
