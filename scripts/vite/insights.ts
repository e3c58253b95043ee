// Vite plugin: the insights path in `npm run dev`, answered as the local server answers it.
import type { Plugin } from 'vite'
import { currentSite } from '../../app/content/site.server.ts'
import { insights, type Insights } from '../../server/insights/insights.ts'

export function localInsights(): Plugin {
  return {
    name: 'clinic-insights',
    configureServer(server) {
      let counter: Insights | undefined
      server.middlewares.use(async (request, response, next) => {
        // Broken content is reported by the content plugin; here it only means that there is no path to answer.
        counter ??= await currentSite().then(
          ({ clinic }) => insights(clinic.analytics.scriptSrc),
          () => undefined,
        )
        if (!counter?.answer(new URL(request.url ?? '/', 'http://localhost').pathname, request, response)) next()
      })
    },
  }
}
