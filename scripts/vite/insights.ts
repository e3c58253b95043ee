// Vite plugin: the insights path in `npm run dev`, answered as the local server answers it.
import type { Plugin } from 'vite'
import { currentSite } from '../../app/content/site.server.ts'
import { insights } from '../../server/insights/insights.ts'

export function localInsights(): Plugin {
  return {
    name: 'clinic-insights',
    async configureServer(server) {
      const { clinic } = await currentSite()
      const counter = insights(clinic.analytics.scriptSrc)
      server.middlewares.use((request, response, next) => {
        if (!counter.answer(new URL(request.url ?? '/', 'http://localhost').pathname, request, response)) next()
      })
    },
  }
}
