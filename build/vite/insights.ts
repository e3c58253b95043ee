// Vite plugin: the insights path in `npm run dev`, answered as the local server answers it.
import type { Plugin } from 'vite'
import { currentSite } from '../../app/content/site.server.ts'
import { insights, type Insights } from '../../hosting/insights/insights.ts'

export function localInsights(): Plugin {
  return {
    name: 'clinic-insights',
    async configureServer(server) {
      const counter = await counterOfSite()
      server.middlewares.use((request, response, next) => {
        if (!counter?.answer(new URL(request.url ?? '/', 'http://localhost').pathname, request, response)) next()
      })
    },
  }
}

/** Nothing while content can't be used: the content plugin reports that, and page views can wait for the next start. */
async function counterOfSite(): Promise<Insights | undefined> {
  try {
    const { clinic } = await currentSite()
    return insights(clinic.analytics.scriptSrc)
  } catch {
    return undefined
  }
}
